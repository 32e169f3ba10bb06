// A short match: the games of one pairing of a knock-out, the seats changed over after each, until one side has won it.
import type { NewPairing, PairingOutcome } from './tournament.ts';

/** Best of so many games. */
export type MatchLength = 1 | 3 | 5;

/** So many games without a winner a match may have; after the last one whoever leads goes on, or else the higher seed. */
export const mostDrawn = 3;

/** Games won by the first and by the second of the pairing. */
export const winsIn = (games: readonly PairingOutcome[]): readonly [number, number] => [
  games.filter((outcome) => outcome === 'first').length,
  games.filter((outcome) => outcome === 'second').length,
];

/** Who has won after these games; null: another one is played. */
export function matchWinner(
  { first, second }: Pick<NewPairing, 'first' | 'second'>,
  games: readonly PairingOutcome[],
  bestOf: MatchLength,
): 'first' | 'second' | null {
  const [one, other] = winsIn(games);
  if (Math.max(one, other) * 2 > bestOf) return one > other ? 'first' : 'second';
  if (games.length - one - other < mostDrawn) return null;
  if (one !== other) return one > other ? 'first' : 'second';
  return second === null || first < second ? 'first' : 'second';
}
