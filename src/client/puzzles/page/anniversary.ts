// The streaks that are worth a moment: a week of working days, two, four, six, and every fifty days.

const first: ReadonlySet<number> = new Set([5, 10, 20, 30]);
const every = 50;

export const isAnniversary = (streak: number): boolean =>
  first.has(streak) || (streak > 0 && streak % every === 0);
