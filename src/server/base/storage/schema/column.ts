// The types of JSON columns: read as a value, written as JSON text.
import type { ColumnType } from 'kysely';

export type Json<Value> = ColumnType<Value, string, string>;
export type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>;
