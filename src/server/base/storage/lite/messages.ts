// Messages between the server and its database thread: statements that go together, and their answers.

export interface ThreadRequest {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type ThreadMessage =
  /** Independent statements, in one commit where possible. */
  | { readonly kind: 'together'; readonly asks: readonly ThreadRequest[] }
  /** Statements of one transaction, each for those after it; the outcomes end with the first fault. */
  | { readonly kind: 'inOrder'; readonly asks: readonly ThreadRequest[] }
  /** Several statements, without parameters; the rows of all of them are the answer. */
  | { readonly kind: 'script'; readonly sql: string };

/** The error PostgreSQL returned for a statement. */
export interface SqlFault {
  readonly message: string;
  readonly code: string | undefined;
  readonly constraint: string | undefined;
}

/** The outcome of one statement. */
export type StatementOutcome =
  | { readonly kind: 'rows'; readonly rows: unknown[]; readonly affected: number | undefined }
  | { readonly kind: 'fault'; readonly fault: SqlFault };

export type Reply =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly outcomes: readonly StatementOutcome[] }
  | { readonly kind: 'closed' };

export interface ThreadSettings {
  readonly directory: string;
}
