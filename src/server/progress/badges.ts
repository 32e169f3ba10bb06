// Which badges somebody has earned by the games they finished, and which they just earned.
import { type BadgeKey, badges } from '../../contract/badges.ts';

/** What is known of a person's finished games against people, newest first where order matters. */
export interface Deeds {
  readonly finished: number;
  readonly won: number;
  readonly games: number; // different ones
  readonly hosted: number; // rooms they opened in which a game finished
  readonly teammates: number; // different ones
  readonly lastOutcomes: readonly string[];
  readonly lastLeft: readonly boolean[];
}

const winsInARow = 5;
const stayedInARow = 25;
/** How far back the last outcomes have to reach. */
export const deedsRemembered = Math.max(winsInARow, stayedInARow);

const conditions: Readonly<Partial<Record<BadgeKey, (deeds: Deeds) => boolean>>> = {
  firstGame: ({ finished }) => finished >= 1,
  firstWin: ({ won }) => won >= 1,
  tenWins: ({ won }) => won >= 10,
  fiftyWins: ({ won }) => won >= 50,
  hundredWins: ({ won }) => won >= 100,
  allRounder: ({ games }) => games >= 10,
  winStreak5: ({ lastOutcomes }) => isFilled(lastOutcomes, winsInARow, (outcome) => outcome === 'win'),
  goodSport: ({ lastLeft }) => isFilled(lastLeft, stayedInARow, (hasLeft) => !hasLeft),
  host10: ({ hosted }) => hosted >= 10,
  teamMixer: ({ teammates }) => teammates >= 10,
};

function isFilled<T>(all: readonly T[], count: number, fits: (each: T) => boolean): boolean {
  const last = all.slice(0, count);
  return last.length === count && last.every(fits);
}

/** The numbers of badges whose condition now holds: by deeds, or by what the game itself called a feat. */
export const earnedBadges = (deeds: Deeds, feats: readonly string[]): number[] =>
  badges.filter(({ key }) => conditions[key]?.(deeds) || feats.includes(key)).map(({ idprod }) => idprod);

export const badgeXp = (idprod: number): number => badges.find((badge) => badge.idprod === idprod)?.xp ?? 0;
