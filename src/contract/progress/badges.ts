// The badges: a stored number, a key that names texts, picture and a game's feats, the XP it pays, and what it is earned by.

/**
 * record: the counters of a person (`server/progress/results/rewards.ts`). feat: `feats` of a game. puzzle: an attempt at a
 * daily puzzle (`server/progress/puzzles/puzzleRewards.ts`). trivia: `server/progress/results/triviaRewards.ts`.
 * bingo: a stage that is won. tournament: one that is won. prediction: `server/events/predictions/scoring.ts`.
 */
type BadgeSource = 'record' | 'feat' | 'puzzle' | 'trivia' | 'bingo' | 'tournament' | 'prediction';

interface Badge {
  readonly idprod: number;
  /** Its place in the list. */
  readonly order: number;
  readonly key: BadgeKey;
  readonly xp: number;
  readonly source: BadgeSource;
}

/** Number in the database, key, XP, source; in the order in which they are listed. A number is never changed or given again. */
const table = [
  [1, 'firstGame', 10, 'record'],
  [2, 'firstWin', 10, 'record'],
  [3, 'tenWins', 25, 'record'],
  [4, 'fiftyWins', 50, 'record'],
  [5, 'hundredWins', 100, 'record'],
  [6, 'allRounder', 50, 'record'],
  [7, 'winStreak5', 25, 'record'],
  [8, 'goodSport', 25, 'record'],
  [9, 'host10', 20, 'record'],
  [10, 'teamMixer', 30, 'record'],
  [11, 'wordFirst', 10, 'puzzle'],
  [12, 'wordThree', 15, 'puzzle'],
  [13, 'wordOne', 50, 'puzzle'],
  [14, 'mathFirst', 10, 'puzzle'],
  [15, 'mathThree', 15, 'puzzle'],
  [38, 'mapFirst', 10, 'puzzle'],
  [39, 'mapThree', 15, 'puzzle'],
  [16, 'sudokuFirst', 10, 'puzzle'],
  [17, 'sudokuExpert', 40, 'puzzle'],
  [18, 'sudokuClean', 40, 'puzzle'],
  [19, 'streak5', 20, 'puzzle'],
  [20, 'streak20', 60, 'puzzle'],
  [21, 'streak60', 150, 'puzzle'],
  [22, 'triviaFirst', 10, 'trivia'],
  [23, 'triviaWin', 40, 'trivia'],
  [24, 'triviaPerfect', 50, 'trivia'],
  [25, 'bingo', 20, 'bingo'],
  [37, 'tournamentWin', 40, 'tournament'],
  [26, 'oracle', 50, 'prediction'],
  [27, 'podium', 40, 'prediction'],
  [28, 'checkmate', 15, 'feat'],
  [29, 'gammon', 20, 'feat'],
  [30, 'moon', 40, 'feat'],
  [31, 'nil', 20, 'feat'],
  [32, 'sevenPairs', 30, 'feat'],
  [33, 'scrabbleBonus', 25, 'feat'],
  [34, 'boggleEight', 30, 'feat'],
  [35, 'minefield', 20, 'feat'],
  [36, 'bigFleet', 30, 'feat'],
  [40, 'sketchQuick', 20, 'feat'],
  [41, 'sketchAll', 25, 'feat'],
] as const satisfies readonly (readonly [number, string, number, BadgeSource])[];

export type BadgeKey = (typeof table)[number][1];
/** The badges that a person's counters earn. */
export type RecordBadgeKey = Extract<(typeof table)[number], { readonly 3: 'record' }>[1];

export const badges: readonly Badge[] = table.map(([idprod, key, xp, source], at) => ({
  idprod,
  order: (at + 1) * 10,
  key,
  xp,
  source,
}));

export function badgeKey(idprod: number): BadgeKey {
  const badge = badges.find((each) => each.idprod === idprod);
  if (!badge) throw new Error(`no badge ${idprod}`);
  return badge.key;
}

/** Where its picture is served; the outline is for those who do not have it yet. */
export const badgePicture = (key: string, look: '' | '-outline' = ''): string =>
  `/art/badges/${key}${look}.svg`;
