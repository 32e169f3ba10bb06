// What the server and its database thread say to each other: one message a statement, one message an answer.

export interface Ask {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What PostgreSQL says about a statement it refused. */
export interface SqlFault {
  readonly message: string;
  readonly code: string | undefined;
  readonly constraint: string | undefined;
}

export type Told =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'rows'; readonly rows: unknown[]; readonly affected: number | undefined }
  | { readonly kind: 'fault'; readonly fault: SqlFault }
  | { readonly kind: 'closed' };

export interface ThreadSettings {
  readonly directory: string;
}
