// Reads the settings of a daily puzzle and the options of somebody who joins: known fields, and a default where one is left out.
import { fieldsOf } from './wire.ts';

/** The fields of an object that has no others than these, or of nothing at all; null: it is something else. */
export function onlyFields(raw: unknown, names: readonly string[]): Readonly<Record<string, unknown>> | null {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) return null;
  const fields = fieldsOf(raw);
  return Object.keys(fields).every((name) => names.includes(name)) ? fields : null;
}

/** The first choice where nothing is said; null: what is said is none of them. */
export const chosen = <const T>(raw: unknown, choices: readonly [T, ...T[]]): T | null =>
  raw === undefined ? choices[0] : (choices.find((choice) => choice === raw) ?? null);
