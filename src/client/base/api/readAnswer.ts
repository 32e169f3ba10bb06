// Reads an answer by its schema. What a newer server lists and this client does not know yet is left out, not the whole list.
import type { infer as Out } from 'zod/mini';
import type { Schema } from '../../../contract/endpoint.ts';

/** Values of a list of words, or of several shapes, that this version does not have. */
const unknownWords: readonly unknown[] = ['invalid_value', 'invalid_union'];

const listAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), body);

/** Mutates `body`. */
export function readAnswer<S extends Schema>(
  schema: S,
  body: unknown,
): { readonly success: true; readonly data: Out<S> } | { readonly success: false; readonly error: unknown } {
  const read = schema.safeParse(body);
  if (read.success) return read;
  const lists = new Map<unknown[], Set<number>>();
  for (const { code, path } of read.error.issues) {
    const at = path.findLastIndex((key) => typeof key === 'number');
    const list = listAt(body, path.slice(0, at));
    if (!unknownWords.includes(code) || !Array.isArray(list)) return read;
    lists.set(list, (lists.get(list) ?? new Set()).add(Number(path[at])));
  }
  for (const [list, unknown] of lists)
    list.splice(0, list.length, ...list.filter((_, at) => !unknown.has(at)));
  return schema.safeParse(body);
}
