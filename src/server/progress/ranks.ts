// Who stands where: equal points share a rank, and the next rank skips.

export interface Scored {
  readonly userId: string;
  readonly name: string;
  readonly points: number;
  /** When the points were reached: who was earlier stands first among equals. */
  readonly reachedAt: number;
}

export type Ranked<S extends Scored> = S & { readonly rank: number };

/** Within a rank by who was earlier, then by name as the reader sorts names. */
export function ranked<S extends Scored>(scored: readonly S[], collator: Intl.Collator): Ranked<S>[] {
  const order = scored.toSorted(
    (a, b) => b.points - a.points || a.reachedAt - b.reachedAt || collator.compare(a.name, b.name),
  );
  const points = order.map((each) => each.points);
  return order.map((each) => ({ ...each, rank: points.indexOf(each.points) + 1 }));
}

/** Places gained since the ranking before; null for who was not in it. */
export function moveSince(before: ReadonlyMap<string, number>, userId: string, rank: number): number | null {
  const was = before.get(userId);
  return was === undefined ? null : was - rank;
}
