// What each table stores about people and for how long. Export and tidying read it, and a test compares it with the database.

/**
 * `internal` says nothing about a person, `person` refers to one by id or address,
 * `exported` is in the export of their data, `secret` is theirs and never leaves the server.
 */
export type ColumnKind = 'internal' | 'person' | 'exported' | 'secret';

/**
 * What happens to the rows when the person deletes their account. `cascade` and `unlinked`: by a foreign key.
 * `byCode`: the code of the deletion removes or rewrites them. `expires`: they are gone after `kept`.
 * `stays`: allowed only where no other than exported columns are about a person. `nobody`: the table is not about people.
 */
export type Erasure = 'cascade' | 'unlinked' | 'byCode' | 'expires' | 'stays' | 'nobody';

/** By which columns a legal hold on a team or on a person covers a row. */
export interface HeldBy {
  readonly team?: string;
  readonly people?: readonly string[];
  /** Rows of another table that name the id of this one and a person. */
  readonly parts?: { readonly table: string; readonly of: string; readonly person: string };
}

export interface TableRecord<Row> {
  readonly columns: Readonly<Record<keyof Row & string, ColumnKind>>;
  /** The column with the person a row belongs to; null where it belongs to nobody or to several. */
  readonly owner: (keyof Row & string) | null;
  readonly erased: Erasure;
  /** Rows are deleted this long after the time in the column; null if they are kept. */
  readonly kept: { readonly column: keyof Row & string; readonly forMs: number } | null;
  /** Of tables that somebody may have to show to a court: a legal hold keeps its rows longer. */
  readonly held?: HeldBy;
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
