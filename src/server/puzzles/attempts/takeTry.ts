// One try at a puzzle: judged by the rules, stored under its number, and where it ends the attempt, rewarded with it.
import { type Refusal, type RefusalKey, refuse } from '../../../contract/errors.ts';
import {
  type Attempt,
  type Outcome,
  type PuzzleDefinition,
  type PuzzleShapes,
  type Solved,
  type Try,
  tryGuess,
} from '../../../engine/puzzle.ts';
import { gameRefusal } from '../../people/gates.ts';
import type { Actor } from '../../people/members.ts';
import { recordPuzzle } from '../../progress/puzzles/recordPuzzle.ts';
import type { AttemptServices } from './services.ts';
import { gainsOf } from './standing.ts';
import { readSolving, type Solving, type WhichAttempt, writeLastTry, writeTry } from './store.ts';

/** What a family of puzzles knows of an attempt that has ended. */
export interface Summary extends Solved {
  readonly colours: readonly string[] | null;
}

export interface Playing<P extends PuzzleShapes> {
  readonly definition: PuzzleDefinition<P>;
  readonly summary: (face: P['face'], attempt: Attempt<P>) => Summary;
}

/** Which place a try has among those that are stored. */
interface Order<P extends PuzzleShapes> {
  /** The stored try that this one repeats, as its index; it is answered alike, and nothing is stored. */
  readonly repeats: (tries: readonly Try<P>[]) => number | null;
  /** Why it may not come now, by what is stored. */
  readonly outOfTurn: (tries: readonly Try<P>[]) => RefusalKey | null;
  /** What a try after the end of the attempt is told. */
  readonly afterwards: RefusalKey;
}

/** A guess that carries its number: the same one again is answered alike, and none is left out. */
export const numbered = <P extends PuzzleShapes>(guess: P['guess'], guessNumber: number): Order<P> => ({
  repeats: (tries) => (tries[guessNumber - 1]?.guess === guess ? guessNumber - 1 : null),
  outOfTurn: (tries) => {
    if (guessNumber <= tries.length) return 'Conflict';
    return guessNumber === tries.length + 1 ? null : 'StaleVersion';
  },
  afterwards: 'Closed',
});

export interface TryAt<P extends PuzzleShapes> extends Playing<P> {
  readonly which: WhichAttempt;
  readonly guess: P['guess'];
  readonly order: Order<P>;
}

/** A stored try: the attempt up to and with it. */
export interface TakenTry<P extends PuzzleShapes> {
  readonly solving: Solving<P>;
  readonly attempt: Attempt<P>;
  readonly last: Try<P>;
  /** Null: the attempt goes on. */
  readonly outcome: Outcome | null;
}

/** What the answer to a try says of the attempt as a whole. */
export async function resultOf<P extends PuzzleShapes>(
  services: Pick<AttemptServices, 'database'>,
  which: WhichAttempt,
  { outcome, solving }: Pick<TakenTry<P>, 'outcome' | 'solving'>,
) {
  const isRewarded = outcome !== null && !solving.own?.is_practice;
  return {
    finished: outcome !== null,
    solved: outcome?.isSolved ?? false,
    points: outcome?.points ?? null,
    gains: isRewarded ? await gainsOf(services, which) : null,
  };
}

type Deps = Pick<AttemptServices, 'clock' | 'database' | 'log' | 'notifications' | 'puzzles'>;

/** A race lost so often is somebody's mistake. */
const mostRaces = 5;

export async function takeTry<P extends PuzzleShapes>(
  services: Deps,
  { team }: Actor,
  at: TryAt<P>,
): Promise<TakenTry<P> | Refusal> {
  const gate = gameRefusal(team, at.definition.id);
  if (gate) return gate;
  const now = services.clock.now(); // when it came in: what takes long here costs nobody the puzzle
  for (let race = 0; race < mostRaces; race++) {
    const taken = await judge(services, at, now);
    if (taken !== 'again') return taken;
  }
  return refuse('StaleVersion');
}

async function judge<P extends PuzzleShapes>(
  services: Deps,
  at: TryAt<P>,
  now: number,
): Promise<TakenTry<P> | Refusal | 'again'> {
  const { definition, which, guess } = at;
  const solving = await readSolving<P>(services.database, which);
  if (!solving || solving.puzzle.opens_at > now) return refuse('NotFound');
  const { puzzle, own } = solving;
  if (!own) return refuse('NotAllowed');
  const face = definition.face(puzzle.puzzle);
  const { tries, mode } = own.attempt;
  const repeated = at.order.repeats(tries);
  if (repeated !== null) return takenOf(solving, face, at, { mode, tries: tries.slice(0, repeated + 1) });
  if (own.ended_at !== null) return refuse(at.order.afterwards);
  if (!own.is_practice && puzzle.closes_at <= now) return refuse('Closed');
  const early = at.order.outOfTurn(tries);
  if (early) return refuse(early);
  const { library } = services.puzzles;
  const made = { definition, puzzle: puzzle.puzzle, library };
  const after = tryGuess(made, own.attempt, guess, Math.max(0, now - own.joined_at));
  if ('refusal' in after) return refuse('InvalidInput', { reason: after.refusal });
  const taken = takenOf(solving, face, at, after);
  const isStored = taken.outcome
    ? await finish(services, at, taken, now)
    : await writeTry<P>(services.database, which, after.tries.length, taken.last);
  return isStored ? taken : 'again';
}

function takenOf<P extends PuzzleShapes>(
  solving: Solving<P>,
  face: P['face'],
  { definition }: Playing<P>,
  attempt: Attempt<P>,
): TakenTry<P> {
  const last = attempt.tries.at(-1);
  if (!last) throw new Error('an attempt without a try');
  return { solving, attempt, last, outcome: definition.outcome(face, attempt) };
}

/** The last try, the end of the attempt and all that it brings, together or not at all. */
async function finish<P extends PuzzleShapes>(
  { database, log, notifications }: Deps,
  { definition, summary, which }: TryAt<P>,
  { solving, attempt, last, outcome }: TakenTry<P>,
  now: number,
): Promise<boolean> {
  const { puzzle, own } = solving;
  const { colours, ...facts } = summary(definition.face(puzzle.puzzle), attempt);
  const isSolved = outcome?.isSolved ?? false;
  const show = await database.transaction().execute(async (transaction) => {
    const ending = { endedAt: now, isSolved, points: outcome?.points ?? 0, colours };
    if (!(await writeLastTry<P>(transaction, which, attempt.tries.length, last, ending))) return null;
    if (own?.is_practice) return async () => {};
    const { badges } = await recordPuzzle(transaction, {
      ...which,
      ...facts,
      earned: isSolved ? (definition.badges?.(facts) ?? []) : [],
      number: puzzle.number,
      isSolved,
      ms: last.at,
      endedAt: now,
    });
    const news = badges.map((idprod) => ({
      userId: which.userId,
      subject: `badge ${idprod}`,
      content: { kind: 'badge' as const, idprod },
    }));
    return notifications.notifyWithin(transaction, news);
  });
  show?.().catch((fault: unknown) => log.warn({ fault: String(fault) }, 'a badge was not shown at once'));
  return show !== null;
}
