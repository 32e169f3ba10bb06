// The ids of the elements the tour points at.
export const anchors = { tables: 'home-tables', start: 'home-start', account: 'account' } as const;
