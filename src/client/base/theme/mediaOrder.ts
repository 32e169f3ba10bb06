// The order of rules for media queries: the closer fit comes last and wins.

/** Wide before narrow for `max-width`, narrow before wide for `min-width`. */
function rankOf(query: string): number {
  const most = /max-width: ([\d.]+)px/.exec(query)?.[1];
  if (most) return -Number(most);
  return Number(/min-width: ([\d.]+)px/.exec(query)?.[1] ?? 1e6);
}

export const compareMediaQueries = (one: string, other: string): number => rankOf(one) - rankOf(other);
