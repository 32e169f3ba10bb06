// A list in a condition as one parameter: one statement for lists of every length, which stays prepared.
import { type RawBuilder, sql } from 'kysely';

/** `where('id', '=', anyOf(ids))`. */
export const anyOf = <Value>(values: Iterable<Value>): RawBuilder<Value> => sql<Value>`any(${[...values]})`;
