// Score prediction: two numbers a match, locked at its kick-off, scored on the score after regular time.
import type { ContestDefinition, ContestShapes } from '../../engine/contest.ts';
import { areDifferent, fieldsOf, isId, isWithin, readList } from '../../kit/wire.ts';
import { entryFrom, setupFrom, truthFrom, wordsOf } from './stored.ts';

interface Goals {
  readonly home: number;
  readonly away: number;
}

interface Match {
  readonly matchId: string;
  /** Null: postponed, and not known until when. */
  readonly kickOff: number | null;
  readonly factor: number;
}

interface GoalsOf extends Goals {
  readonly matchId: string;
}

interface ScoreShapes extends ContestShapes {
  setup: { readonly matches: readonly Match[] };
  /** Matches that are left out bring nothing. */
  entry: { readonly predictions: readonly GoalsOf[] };
  /** The matches with an official result. */
  truth: { readonly results: readonly GoalsOf[] };
}

const worth = { exact: 5, difference: 3, winner: 2 } as const;
const mostGoals = 20;
const mostFactor = 2;
const mostMatches = 500;

/** What is right about a prediction; null: nothing. */
function hitOf(predicted: Goals, played: Goals): keyof typeof worth | null {
  const [expected, real] = [predicted.home - predicted.away, played.home - played.away];
  if (predicted.home === played.home && predicted.away === played.away) return 'exact';
  if (Math.sign(expected) !== Math.sign(real)) return null;
  return expected === real && real !== 0 ? 'difference' : 'winner';
}

const find = <Of extends { readonly matchId: string }>(
  list: readonly Of[],
  matchId: string,
): Of | undefined => list.find((each) => each.matchId === matchId);

const isLocked = ({ kickOff }: Match, at: number): boolean => kickOff !== null && at >= kickOff;

const isSame = (one: Goals | undefined, other: Goals | undefined): boolean =>
  one?.home === other?.home && one?.away === other?.away;

function readGoals(raw: unknown, most: number): GoalsOf | null {
  const { matchId, home, away } = fieldsOf(raw);
  return isId(matchId) && isWithin(home, 0, most) && isWithin(away, 0, most) ? { matchId, home, away } : null;
}

function readMatch(raw: unknown): Match | null {
  const { matchId, kickOff, factor } = fieldsOf(raw);
  const isTime = kickOff === null || isWithin(kickOff, 0, Number.MAX_SAFE_INTEGER);
  return isId(matchId) && isTime && isWithin(factor, 1, mostFactor) ? { matchId, kickOff, factor } : null;
}

const areOneEach = (list: readonly { readonly matchId: string }[]): boolean =>
  areDifferent(list.map(({ matchId }) => matchId));

/** A real score may be higher than one that can be predicted. */
const mostPlayed = 99;

/** Exact scores in one stage for its badge. */
const exactForOracle = 5;

export const score: ContestDefinition<ScoreShapes> = {
  id: 'score',
  version: 1,
  refusal({ matches }, before, { predictions }, at) {
    if (!predictions.every(({ matchId }) => find(matches, matchId))) return 'unknownMatch';
    const changed = matches.filter(
      ({ matchId }) => !isSame(find(predictions, matchId), find(before?.predictions ?? [], matchId)),
    );
    return changed.some((match) => isLocked(match, at)) ? 'locked' : null;
  },
  shown({ matches }, { predictions }, at) {
    const locked = predictions.filter(({ matchId }) => {
      const match = find(matches, matchId);
      return match !== undefined && isLocked(match, at);
    });
    return locked.length > 0 || (predictions.length === 0 && matches.every((match) => isLocked(match, at)))
      ? { predictions: locked }
      : null;
  },
  score: ({ matches }, entries, { results }) =>
    entries.map(({ predictions }) => {
      const hits = predictions.flatMap((predicted) => {
        const [match, played] = [find(matches, predicted.matchId), find(results, predicted.matchId)];
        const hit = match && played ? hitOf(predicted, played) : null;
        return match && hit ? [{ hit, points: worth[hit] * match.factor }] : [];
      });
      const count = (kind: keyof typeof worth) => hits.filter(({ hit }) => hit === kind).length;
      return {
        points: hits.reduce((sum, { points }) => sum + points, 0),
        tieBreaks: [count('exact'), count('difference')],
      };
    }),
  readSetup(raw) {
    const matches = readList(fieldsOf(raw).matches, mostMatches, readMatch);
    return matches && matches.length > 0 && areOneEach(matches) ? { matches } : null;
  },
  readEntry(raw) {
    const predictions = readList(fieldsOf(raw).predictions, mostMatches, (each) =>
      readGoals(each, mostGoals),
    );
    return predictions && areOneEach(predictions) ? { predictions } : null;
  },
  readTruth(raw) {
    const results = readList(fieldsOf(raw).results, mostMatches, (each) => readGoals(each, mostPlayed));
    return results && areOneEach(results) ? { results } : null;
  },

  setupOf: (items) => score.readSetup(setupFrom(items)),
  entryOf: (entries) => score.readEntry(entryFrom(entries)),
  truthOf: (item) => score.readTruth(truthFrom(item)),
  resultOf(_, typed) {
    const { home, away } = fieldsOf(typed);
    return isWithin(home, 0, mostPlayed) && isWithin(away, 0, mostPlayed) ? { home, away } : null;
  },
  describe: wordsOf,
  badges: [{ key: 'oracle', of: 'stage', least: exactForOracle }],
};
