// The XP and badges that a finished game earns each of its players.
import { type BadgeKey, badges, type RecordBadgeKey } from '../../../contract/progress/badges.ts';
import type { Reason } from '../../../engine/game.ts';
import type { SeatResult } from '../../../engine/seatResults.ts';
import type { Tally } from './tally.ts';

/** The number of games a day against the same people that earn XP. */
export const paidGamesADay = 5;

const ofTwo = { win: 30, draw: 20, loss: 10 } as const;
const byPlace = [40, 25, 15] as const;
const furtherBack = 10;
const hardlyBegun = { plies: 4, xp: 15 } as const;

export interface RewardedMatch {
  readonly seats: number;
  readonly reason: Reason;
  readonly plies: number;
}

export function gameXp({ seats, reason, plies }: RewardedMatch, standing: SeatResult): number {
  if (standing.hasLeft) return 0;
  if (reason === 'abandoned') {
    if (plies < hardlyBegun.plies) return hardlyBegun.xp;
    return seats === 2 ? ofTwo.win : byPlace[0];
  }
  return seats === 2 ? ofTwo[standing.outcome] : (byPlace[standing.place - 1] ?? furtherBack);
}

type Condition = (tally: Tally) => boolean;

const ofRecord: Readonly<Record<RecordBadgeKey, Condition>> = {
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

const conditions: Readonly<Partial<Record<BadgeKey, Condition>>> = ofRecord;

/** The numbers of the badges whose condition is now met, by the counters or by a feat of the game. */
export const earnedBadges = (tally: Tally, feats: readonly string[]): number[] =>
  badges.filter(({ key }) => conditions[key]?.(tally) || feats.includes(key)).map(({ idprod }) => idprod);

export const badgeXp = (idprod: number): number => badges.find((badge) => badge.idprod === idprod)?.xp ?? 0;
