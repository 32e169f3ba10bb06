// Finds the calls of makeStyles in a module, and what their arguments are made of.
import { parseAst } from 'vite';

interface Part {
  readonly start: number;
  readonly end: number;
}

/** `const useStyles = makeStyles({ … })`: the call, and what is inside its brackets. */
interface Call extends Part {
  readonly argument: Part;
}

interface StyledModule {
  readonly calls: readonly Call[];
  /** What else is declared at its top. */
  readonly declared: readonly (Part & { readonly names: readonly string[] })[];
}

export function readModule(code: string, id: string): StyledModule {
  const calls: Call[] = [];
  const declared: StyledModule['declared'][number][] = [];
  for (const statement of parseAst(code, { lang: id.endsWith('.tsx') ? 'tsx' : 'ts' }).body) {
    const { start, end } = statement;
    const plain = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (plain?.type === 'ImportDeclaration')
      declared.push({ names: plain.specifiers.map(({ local }) => local.name), start, end });
    if (plain?.type === 'FunctionDeclaration' && plain.id)
      declared.push({ names: [plain.id.name], start, end });
    if (plain?.type !== 'VariableDeclaration') continue;
    const [first] = plain.declarations;
    if (first?.init?.type === 'CallExpression' && code.startsWith('makeStyles(', first.init.start)) {
      const [argument] = first.init.arguments;
      if (argument) calls.push({ start: first.init.start, end: first.init.end, argument });
    } else {
      const names = plain.declarations.flatMap(({ id: name }) =>
        name.type === 'Identifier' ? [name.name] : [],
      );
      declared.push({ names, start, end });
    }
  }
  if (calls.length !== code.match(/\bmakeStyles\(/g)?.length)
    throw new Error(`${id}: makeStyles is called in another way than as const use… = makeStyles({…})`);
  return { calls, declared };
}

/** A module of the arguments alone, and of the declarations they need. */
export function argumentsOf(code: string, id: string): string {
  const { calls, declared } = readModule(code, id);
  const textOf = ({ start, end }: Part) => code.slice(start, end);
  const needed = new Set<Part>();
  const need = (text: string) => {
    for (const part of declared) {
      if (needed.has(part) || !part.names.some((name) => new RegExp(`\\b${name}\\b`).test(text))) continue;
      needed.add(part);
      need(textOf(part));
    }
  };
  const styles = calls.map(({ argument }) => textOf(argument));
  need(styles.join('\n'));
  const rest = declared.filter((part) => needed.has(part)).map(textOf);
  return `${rest.join('\n')}\nexport const compiled = [${styles.join(',\n')}];`;
}
