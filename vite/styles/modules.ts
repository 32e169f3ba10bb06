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

interface Declaration {
  readonly names: readonly string[];
  readonly text: string;
}

interface StyledModule {
  readonly calls: readonly Call[];
  /** What else is declared at its top, each imported name by itself. */
  readonly declared: readonly Declaration[];
}

export function readModule(code: string, id: string): StyledModule {
  const calls: Call[] = [];
  const declared: Declaration[] = [];
  const textOf = ({ start, end }: Part) => code.slice(start, end);
  for (const statement of parseAst(code, { lang: id.endsWith('.tsx') ? 'tsx' : 'ts' }).body) {
    const text = textOf(statement);
    const plain = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (plain?.type === 'ImportDeclaration') {
      for (const specifier of plain.specifiers) {
        const name = textOf(specifier);
        const imported = specifier.type === 'ImportSpecifier' ? `{ ${name} }` : name;
        const from = textOf(plain.source);
        declared.push({ names: [specifier.local.name], text: `import ${imported} from ${from};` });
      }
    }
    if (plain?.type === 'FunctionDeclaration' && plain.id) declared.push({ names: [plain.id.name], text });
    if (plain?.type !== 'VariableDeclaration') continue;
    const [first] = plain.declarations;
    if (first?.init?.type === 'CallExpression' && code.startsWith('makeStyles(', first.init.start)) {
      const [argument] = first.init.arguments;
      if (argument) calls.push({ start: first.init.start, end: first.init.end, argument });
    } else {
      const names = plain.declarations.flatMap(({ id: name }) =>
        name.type === 'Identifier' ? [name.name] : [],
      );
      declared.push({ names, text });
    }
  }
  if (calls.length !== code.match(/\bmakeStyles\(/g)?.length)
    throw new Error(`${id}: makeStyles is called in another way than as const use… = makeStyles({…})`);
  return { calls, declared };
}

/** A module of the arguments alone, and of the declarations they need. */
export function argumentsOf(code: string, id: string): string {
  const { calls, declared } = readModule(code, id);
  const needed = new Set<Declaration>();
  const need = (text: string) => {
    const isMentioned = (name: string) => new RegExp(`(?<![\\w-])${name}\\b`).test(text);
    for (const part of declared) {
      if (needed.has(part) || !part.names.some(isMentioned)) continue;
      needed.add(part);
      need(part.text);
    }
  };
  const styles = calls.map(({ argument: { start, end } }) => code.slice(start, end));
  need(styles.join('\n'));
  const rest = declared.filter((part) => needed.has(part)).map(({ text }) => text);
  return `${rest.join('\n')}\nexport const compiled = [${styles.join(',\n')}];`;
}
