// What a table holds about people and for how long: read by the data export and by tidying, and checked by a test.

/**
 * `internal` says nothing about a person, `person` refers to one by id or address,
 * `exported` is in the export of their data, `secret` is theirs and never leaves the server.
 */
export type ColumnKind = 'internal' | 'person' | 'exported' | 'secret';

/**
 * What happens to the rows when the person deletes their account. `cascade` and `unlinked`: by a foreign key.
 * `byCode`: the code of the deletion removes or rewrites them. `expires`: they are gone after `kept`.
 * `stays`: only where nothing but exported columns speaks of a person. `nobody`: there is nothing about people.
 */
export type Erasure = 'cascade' | 'unlinked' | 'byCode' | 'expires' | 'stays' | 'nobody';

export interface TableRecord<Row> {
  readonly columns: Readonly<Record<keyof Row & string, ColumnKind>>;
  /** The column by which a row belongs to one person; null: to nobody, or to several. */
  readonly owner: (keyof Row & string) | null;
  readonly erased: Erasure;
  /** Rows are deleted so long after the time in this column; null: they stay. */
  readonly kept: { readonly column: keyof Row & string; readonly forMs: number } | null;
}

export type TableRecords<Tables> = { readonly [Name in keyof Tables]: TableRecord<Tables[Name]> };

export const dayMs = 24 * 60 * 60_000;

type Exported<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends 'exported' ? Name : never;
}[keyof Columns] &
  string;

/** The columns of a table that a person is given when they ask for their data. */
export const exportedColumns = <Columns extends Readonly<Record<string, ColumnKind>>>({
  columns,
}: {
  readonly columns: Columns;
}): Exported<Columns>[] =>
  Object.keys(columns).filter((name): name is Exported<Columns> => columns[name] === 'exported');
