// Levels as arithmetic on XP, in whole numbers.

/** The XP at which a level begins. */
export const levelStart = (level: number): number => 50 * level * (level - 1);

export function levelOf(xp: number): number {
  let level = 1;
  while (levelStart(level + 1) <= xp) level++;
  return level;
}
