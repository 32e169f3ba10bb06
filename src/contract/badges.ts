// The badges: a stored number, a key that names texts, picture and a game's feats, and the XP it pays.

interface Badge {
  readonly idprod: number;
  /** Its place in the list. */
  readonly order: number;
  readonly key: BadgeKey;
  readonly xp: number;
}

/** Number in the database, key, XP; in the order in which they are listed. A number is never changed or given again. */
const table = [
  [1, 'firstGame', 10],
  [2, 'firstWin', 10],
  [3, 'tenWins', 25],
  [4, 'fiftyWins', 50],
  [5, 'hundredWins', 100],
  [6, 'allRounder', 50],
  [7, 'winStreak5', 25],
  [8, 'goodSport', 25],
  [9, 'host10', 20],
  [10, 'teamMixer', 30],
  [11, 'wordFirst', 10],
  [12, 'wordThree', 15],
  [13, 'wordOne', 50],
  [14, 'mathFirst', 10],
  [15, 'mathThree', 15],
  [16, 'sudokuFirst', 10],
  [17, 'sudokuExpert', 40],
  [18, 'sudokuClean', 40],
  [19, 'streak5', 20],
  [20, 'streak20', 60],
  [21, 'streak60', 150],
  [22, 'triviaFirst', 10],
  [23, 'triviaWin', 40],
  [24, 'triviaPerfect', 50],
  [25, 'bingo', 20],
  [26, 'oracle', 50],
  [27, 'podium', 40],
  [28, 'checkmate', 15],
  [29, 'gammon', 20],
  [30, 'moon', 40],
  [31, 'nil', 20],
  [32, 'sevenPairs', 30],
  [33, 'scrabbleBonus', 25],
  [34, 'boggleEight', 30],
  [35, 'minefield', 20],
  [36, 'bigFleet', 30],
] as const;

export type BadgeKey = (typeof table)[number][1];

export const badges: readonly Badge[] = table.map(([idprod, key, xp], at) => ({
  idprod,
  order: (at + 1) * 10,
  key,
  xp,
}));

export function badgeKey(idprod: number): BadgeKey {
  const badge = badges.find((each) => each.idprod === idprod);
  if (!badge) throw new Error(`no badge ${idprod}`);
  return badge.key;
}

/** Where its picture is served; the outline is for those who do not have it yet. */
export const badgePicture = (key: string, look: '' | '-outline' = ''): string =>
  `/art/badges/${key}${look}.svg`;
