// The JSON body parser: small and flat bodies only.
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../contract/errors.ts';

export const mostBodyBytes = 64 * 1024;
const mostDepth = 16;

/** How long a body may be, and how many values it may have. */
export interface MostOfBody {
  readonly bytes: number;
  readonly nodes: number;
}

export const usualBody: MostOfBody = { bytes: mostBodyBytes, nodes: 2_000 };

export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: mostBodyBytes },
    (_request, body, done) => {
      const parsed = parse(String(body));
      if (parsed.ok) done(null, parsed.value);
      else done(Object.assign(new Error('malformed JSON'), refuse('InvalidInput')));
    },
  );
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

export function parse(text: string, { nodes }: Pick<MostOfBody, 'nodes'> = usualBody): Parsed {
  if (text === '') return { ok: true, value: undefined };
  try {
    const value: unknown = JSON.parse(text);
    return isModest(value, nodes) ? { ok: true, value } : { ok: false };
  } catch {
    return { ok: false };
  }
}

/** Limits depth and number of values, and refuses keys that reach the prototype. */
function isModest(root: unknown, mostNodes: number): boolean {
  let nodes = 0;
  const visit = (value: unknown, depth: number): boolean => {
    nodes += 1;
    if (nodes > mostNodes || depth > mostDepth) return false;
    if (typeof value !== 'object' || value === null) return true;
    return Object.entries(value).every(([key, part]) => key !== '__proto__' && visit(part, depth + 1));
  };
  return visit(root, 0);
}
