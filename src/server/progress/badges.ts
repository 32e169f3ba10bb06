// Which badges somebody has earned by the games they finished, and which they just earned.
import { type BadgeKey, badges } from '../../contract/badges.ts';
import type { Tally } from './tally.ts';

const conditions: Readonly<Partial<Record<BadgeKey, (tally: Tally) => boolean>>> = {
  firstGame: ({ finished }) => finished >= 1,
  firstWin: ({ won }) => won >= 1,
  tenWins: ({ won }) => won >= 10,
  fiftyWins: ({ won }) => won >= 50,
  hundredWins: ({ won }) => won >= 100,
  allRounder: ({ games }) => games >= 10,
  winStreak5: ({ win_run }) => win_run >= 5,
  goodSport: ({ stayed_run }) => stayed_run >= 25,
  host10: ({ hosted }) => hosted >= 10,
  teamMixer: ({ teammates }) => teammates >= 10,
};

/** The numbers of badges whose condition now holds: by the tally, or by what the game itself called a feat. */
export const earnedBadges = (tally: Tally, feats: readonly string[]): number[] =>
  badges.filter(({ key }) => conditions[key]?.(tally) || feats.includes(key)).map(({ idprod }) => idprod);

export const badgeXp = (idprod: number): number => badges.find((badge) => badge.idprod === idprod)?.xp ?? 0;
