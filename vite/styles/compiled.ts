// Reads the styles that Fluent's packages bring compiled: classes and rules, as literals.
import { runInNewContext } from 'node:vm';
import type { CSSBucketEntry, CSSRulesByBucket } from '@griffel/core';
import { parseAst } from 'vite';
import type { ClassesBySlot } from './rules.ts';

interface Compiled {
  readonly start: number;
  readonly end: number;
  /** The one class of a reset. */
  readonly reset: string | null;
  readonly classes: ClassesBySlot;
  readonly rules: CSSRulesByBucket;
}

type StylesArguments = readonly [classes: ClassesBySlot, rules: CSSRulesByBucket];
type ResetArguments = readonly [
  className: string,
  mirrored: string | null,
  rules: CSSRulesByBucket | CSSBucketEntry[],
];

/** A reset has one class for each direction, as if it were the only property of a slot. */
function resetOf([className, mirrored, rules]: ResetArguments): Omit<Compiled, 'start' | 'end'> {
  return {
    reset: className,
    classes: { root: { all: mirrored ? [className, mirrored] : className } },
    rules: Array.isArray(rules) ? { r: rules } : rules,
  };
}

export function compiledIn(code: string, id: string): Compiled[] {
  const found: Compiled[] = [];
  for (const statement of parseAst(code, { lang: 'js' }).body) {
    const plain = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const init = plain?.type === 'VariableDeclaration' ? plain.declarations[0]?.init : undefined;
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
    const { start, end, callee } = init;
    if (callee.name !== '__styles' && callee.name !== '__resetStyles') continue;
    const values: unknown = runInNewContext(`[${code.slice(callee.end + 1, end - 1)}]`);
    if (callee.name === '__styles') {
      const [classes, rules] = values as StylesArguments; // what the compiler of Griffel writes
      found.push({ start, end, reset: null, classes, rules });
    } else {
      const { reset, classes, rules } = resetOf(values as ResetArguments); // likewise
      found.push({ start, end, reset, classes, rules });
    }
  }
  if (found.length !== code.match(/\b__(?:s|resetS)tyles\(/g)?.length)
    throw new Error(`${id}: styles are compiled in another way than as const use… = __styles({…}, {…})`);
  return found;
}
