// What the first visit points at, by id.
export const anchors = { tables: 'home-tables', start: 'home-start', account: 'account' } as const;
