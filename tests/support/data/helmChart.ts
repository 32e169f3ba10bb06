// Renders a Helm chart without Helm: the part of Go's templates that ours uses; whatever else is written there is refused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments, parse as parseYaml, stringify } from 'yaml';

type Scope = ReadonlyMap<string, unknown>;
type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'print'; readonly pipeline: string }
  | {
      readonly kind: 'if' | 'range' | 'define';
      readonly head: string;
      readonly body: readonly Node[];
      readonly otherwise: readonly Node[];
    };

/** A part of values.yaml laid over another, as Helm does: mappings are merged, null takes a key out. */
export function overlaid(base: unknown, over: unknown): unknown {
  if (!isMapping(base) || !isMapping(over)) return over;
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(over))
    if (value === null) merged.delete(key);
    else merged.set(key, merged.has(key) ? overlaid(merged.get(key), value) : value);
  return Object.fromEntries(merged);
}

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The documents of every template by the name of its file; a file that renders to nothing has none. */
export function renderChart(directory: string, values: unknown): Map<string, unknown[]> {
  const chart: unknown = parseYaml(readFileSync(join(directory, 'Chart.yaml'), 'utf8'));
  const folder = join(directory, 'templates');
  const sources = readdirSync(folder).map((name) => [name, parse(readFileSync(join(folder, name), 'utf8'))]);
  const named = new Map<string, readonly Node[]>();
  const files = sources as [string, Node[]][]; // pairs, as just made
  for (const [, nodes] of files)
    for (const node of nodes) if (node.kind === 'define') named.set(String(JSON.parse(node.head)), node.body);
  const { name, version, appVersion } = Object(chart);
  const context = {
    Values: values,
    Chart: { Name: name, Version: version, AppVersion: appVersion },
    Release: { Name: 'play', Service: 'Helm', Namespace: 'games' },
  };
  const rendered = files
    .filter(([file]) => file.endsWith('.yaml'))
    .map(([file, nodes]): [string, unknown[]] => {
      const text = print(nodes, new Map([['$', context]]), named);
      return [file, parseAllDocuments(text, { strict: true }).map((document) => failing(file, document))];
    });
  return new Map(rendered);
}

function failing(file: string, document: { readonly errors: readonly Error[]; toJS(): unknown }): unknown {
  const [error] = document.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return document.toJS();
}

const action = /\{\{(-?)\s*([\s\S]*?)\s*(-?)\}\}/g;

function parse(source: string): Node[] {
  const pieces: Node[] = [];
  const open: { readonly node: Node; readonly into: Node[] }[] = [];
  let into = pieces;
  let from = 0;
  let trimsNext = false;
  const take = (end: number, trims: boolean) => {
    let text = source.slice(from, end);
    if (trimsNext) text = text.trimStart();
    if (trims) text = text.trimEnd();
    if (text !== '') into.push({ kind: 'text', text });
  };
  for (const match of source.matchAll(action)) {
    const [whole, left, inner = '', right] = match;
    take(match.index, left === '-');
    from = match.index + whole.length;
    trimsNext = right === '-';
    const [word = ''] = inner.split(' ', 1);
    const head = inner.slice(word.length).trim();
    if (word === 'if' || word === 'range' || word === 'define') {
      const [body, otherwise]: [Node[], Node[]] = [[], []];
      const node: Node = { kind: word, head, body, otherwise };
      into.push(node);
      open.push({ node, into });
      into = body;
    } else if (word === 'else' && head === '') {
      const last = open.at(-1)?.node;
      if (last?.kind !== 'if') throw new Error('else without if');
      into = last.otherwise as Node[]; // made above
    } else if (word === 'end') {
      const closed = open.pop();
      if (!closed) throw new Error('end without a beginning');
      ({ into } = closed);
    } else into.push({ kind: 'print', pipeline: inner });
  }
  take(source.length, false);
  if (open.length > 0) throw new Error('a block without end');
  return pieces;
}

type Named = ReadonlyMap<string, readonly Node[]>;

const print = (nodes: readonly Node[], scope: Scope, named: Named): string =>
  nodes.map((node) => printOne(node, scope, named)).join('');

function printOne(node: Node, scope: Scope, named: Named): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'define') return '';
  if (node.kind === 'print') return written(evaluate(node.pipeline, scope, named));
  if (node.kind === 'if')
    return print(isTrue(evaluate(node.head, scope, named)) ? node.body : node.otherwise, scope, named);
  const [, key, value, over] = /^(\$\w+), (\$\w+) := (.+)$/.exec(node.head) ?? [];
  if (!key || !value || !over) throw new Error(`a range of an unknown form: ${node.head}`);
  const mapping = evaluate(over, scope, named);
  if (!isMapping(mapping)) throw new Error(`${over} is no mapping`);
  return Object.entries(mapping)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => print(node.body, new Map([...scope, [key, name], [value, item]]), named))
    .join('');
}

function written(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  throw new Error(`printed, and no text: ${JSON.stringify(value)}`);
}

const isTrue = (value: unknown): boolean =>
  isMapping(value) ? Object.keys(value).length > 0 : Array.isArray(value) ? value.length > 0 : Boolean(value);

const functions: Readonly<Record<string, (...values: unknown[]) => unknown>> = {
  default: (fallback, value) => (isTrue(value) ? value : fallback),
  quote: (value) => JSON.stringify(String(value)),
  toYaml: (value) => stringify(value, { sortMapEntries: true }).trimEnd(),
  nindent: (by, text) => `\n${String(text).replaceAll(/^/gm, ' '.repeat(Number(by)))}`,
  trimPrefix: (prefix, text) => {
    const whole = String(text);
    return whole.startsWith(String(prefix)) ? whole.slice(String(prefix).length) : whole;
  },
  not: (value) => !isTrue(value),
  and: (...values) => values.find((value) => !isTrue(value)) ?? values.at(-1),
};

const token = /"(?:[^"\\]|\\.)*"|[()|]|[^\s()|]+/g;

function evaluate(source: string, scope: Scope, named: Named): unknown {
  const tokens = source.match(token) ?? [];
  let at = 0;
  const operand = (): unknown => {
    const word = tokens[at++] ?? '';
    if (word === '(') {
      const value = pipeline();
      if (tokens[at++] !== ')') throw new Error(`no closing bracket: ${source}`);
      return value;
    }
    if (word.startsWith('"')) return JSON.parse(word);
    if (/^\d+$/.test(word)) return Number(word);
    if (/^(?:\$\w*|)(?:\.\w*)*$/.test(word)) return reach(word, scope);
    throw new Error(`unknown to this renderer: ${word}, in ${source}`);
  };
  const command = (piped: readonly unknown[]): unknown => {
    const name = /^[a-zA-Z]\w*$/.test(tokens[at] ?? '') ? tokens[at++] : undefined;
    const values: unknown[] = [];
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') values.push(operand());
    if (name === 'include')
      return print(named.get(String(values[0])) ?? [], new Map([['$', values[1]]]), named);
    if (name === undefined && values.length === 1 && piped.length === 0) return values[0];
    const apply = name === undefined ? undefined : functions[name];
    if (!apply) throw new Error(`unknown to this renderer: ${source}`);
    return apply(...values, ...piped);
  };
  const pipeline = (): unknown => {
    let value = command([]);
    while (tokens[at] === '|') {
      at += 1;
      value = command([value]);
    }
    return value;
  };
  const value = pipeline();
  if (at < tokens.length) throw new Error(`more than a pipeline: ${source}`);
  return value;
}

/** `.a.b`, `$.a.b` or `$name.a`; what is not there is refused, because Helm would print nothing. */
function reach(path: string, scope: Scope): unknown {
  const [first = '', ...names] = path.split('.');
  let value = scope.get(first === '' ? '$' : first);
  for (const name of names.filter((each) => each !== '')) {
    if (!isMapping(value) || !(name in value)) throw new Error(`${path} is not among the values`);
    value = value[name];
  }
  return value;
}
