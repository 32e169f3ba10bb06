// Which games the demo's people have played, and which are on the tables while somebody looks around.
import { gameFacts } from '../../../catalogue/facts.ts';
import type { GameFacts } from '../../../engine/facts.ts';
import { peopleFrom } from './people.ts';
import type { Manner, PlannedGame } from './playGames.ts';

const usualSeats = ({ seats }: GameFacts): number => seats[0] ?? 2;

/** A quick game of words is played against the clock: it lasts as long as it lasts. */
const isByClock = ({ family, isQuick }: GameFacts): boolean => family === 'words' && isQuick;

/** A game of no more moves than this; who is to move then resigns, where that may be. */
const mostMoves = 44;

const played = (facts: GameFacts, first: number): PlannedGame => ({
  gameName: facts.id,
  people: peopleFrom(first, usualSeats(facts)),
  watch: 'nobody',
  ...(facts.manners.resign && { resignsAfter: mostMoves }),
});

const playable = gameFacts.filter((facts) => !isByClock(facts));
const forTwo = playable.filter((facts) => usualSeats(facts) === 2);

/** Every game, those for two twice: one of the first two meets a third, so that no board ends in a tie of two pairs. */
export const finishedGames: readonly PlannedGame[] = [
  ...forTwo.map((facts, at) => played(facts, at * 5)),
  ...forTwo.map((facts, at) => played(facts, at * 5 + 1)),
  ...playable.filter((facts) => usualSeats(facts) > 2).map((facts, at) => played(facts, at * 3 + 2)),
];

const running = (facts: GameFacts, first: number): PlannedGame => ({
  gameName: facts.id,
  people: peopleFrom(first, usualSeats(facts)),
  watch: 'team',
});

const slow = forTwo.filter(({ isQuick }) => !isQuick);
const withCards = playable.filter((facts) => facts.family === 'cards' && !facts.isQuick);

/** At the pace of people: two boards that look different, and cards. */
export const runningGames: readonly PlannedGame[] = [
  ...slow
    .filter((_, at) => at % 2 === 0)
    .slice(0, 2)
    .map((facts, at) => running(facts, at * 5)),
  ...withCards.slice(-1).map((facts) => running(facts, 8)),
];

export const atOnce = (shouldContinue: () => boolean): Manner => ({
  strength: 0,
  thinkMs: 5,
  leastPauseMs: 0,
  shouldContinue,
});

/** Slow enough to be watched. */
export const toBeWatched = (shouldContinue: () => boolean): Manner => ({
  strength: 1,
  thinkMs: 200,
  leastPauseMs: 4_000,
  shouldContinue,
});
