// Every badge there is. Its number is never used again; its key names its words and its picture, and a game's feats.

interface Badge {
  readonly idprod: number;
  /** Its place in the list. */
  readonly order: number;
  readonly key: BadgeKey;
  readonly xp: number;
}

const inOrder = [
  ['firstGame', 10],
  ['firstWin', 10],
  ['tenWins', 25],
  ['fiftyWins', 50],
  ['hundredWins', 100],
  ['allRounder', 50],
  ['winStreak5', 25],
  ['goodSport', 25],
  ['host10', 20],
  ['teamMixer', 30],
  ['wordFirst', 10],
  ['wordThree', 15],
  ['wordOne', 50],
  ['mathFirst', 10],
  ['mathThree', 15],
  ['sudokuFirst', 10],
  ['sudokuExpert', 40],
  ['sudokuClean', 40],
  ['streak5', 20],
  ['streak20', 60],
  ['streak60', 150],
  ['triviaFirst', 10],
  ['triviaWin', 40],
  ['triviaPerfect', 50],
  ['bingo', 20],
  ['oracle', 50],
  ['podium', 40],
  ['checkmate', 15],
  ['gammon', 20],
  ['moon', 40],
  ['nil', 20],
  ['sevenPairs', 30],
  ['scrabbleBonus', 25],
  ['boggleEight', 30],
  ['minefield', 20],
  ['bigFleet', 30],
] as const;

export type BadgeKey = (typeof inOrder)[number][0];

export const badges: readonly Badge[] = inOrder.map(([key, xp], at) => ({
  idprod: at + 1,
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
