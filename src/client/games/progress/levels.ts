// Progress between two levels.

interface Level {
  readonly totalXp: number;
  readonly levelStart: number;
  readonly levelEnd: number;
}

/** 0 to 1. */
export const partOfLevel = ({ totalXp, levelStart, levelEnd }: Level): number =>
  (totalXp - levelStart) / (levelEnd - levelStart);
