// The other companies people may sign in with, as pages know them.
export const companies = ['slack', 'microsoft', 'google'] as const;
export type Company = (typeof companies)[number];

export const companyNames: Readonly<Record<Company, string>> = {
  slack: 'Slack',
  microsoft: 'Microsoft',
  google: 'Google',
};

/** What the server says of a company it works with. */
export interface Entrance {
  readonly clientId: string;
  readonly authority?: string;
}

/** Whether a page was come back to from a company. */
export const isReturn = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'));
