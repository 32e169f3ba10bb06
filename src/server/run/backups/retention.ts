// Which backups are kept: the newest of each of the last 24 hours that have one, and of each of the last 7 days.

const kept = [
  { sameFor: 'topla-2026-11-23T08'.length, most: 24 },
  { sameFor: 'topla-2026-11-23'.length, most: 7 },
];

/** The backups that may be deleted; names are sorted by the time in them. */
export function expired(names: readonly string[]): string[] {
  const newestFirst = names.toSorted().reverse();
  const due = new Set<string>();
  for (const { sameFor, most } of kept) {
    const spans = new Map<string, string>();
    for (const name of newestFirst) {
      const span = name.slice(0, sameFor);
      if (!spans.has(span)) spans.set(span, name);
    }
    for (const name of [...spans.values()].slice(0, most)) due.add(name);
  }
  return newestFirst.filter((name) => !due.has(name));
}
