// The laws that hold for every puzzle; a broken one says which and where.
import {
  type AnyPuzzle,
  type Attempt,
  beginAttempt,
  type PuzzleShapes,
  tryGuess,
} from '../../../src/engine/puzzle.ts';
import { type Random, seededRandom } from '../../../src/engine/random.ts';
import { testLibrary } from '../../support/data/words.ts';
import { junk, mangled } from '../junk.ts';
import { deepFreeze, law, same, throughWire } from '../laws.ts';

/** What `conformance.ts` in the folder of a puzzle tells the laws. All methods, so that each puzzle may know its own shapes. */
export interface PuzzleSamples {
  /** A puzzle of the same clues and another answer. */
  twin(puzzle: unknown): unknown;
  /** A guess that is accepted at the beginning and does not solve. */
  wrong(puzzle: unknown, random: Random): unknown;
  solution(puzzle: unknown): unknown;
}

interface Subject {
  readonly definition: AnyPuzzle;
  readonly samples: PuzzleSamples;
  readonly rules: unknown;
  readonly mode: unknown;
  readonly seed: string;
}

type AnyAttempt = Attempt<PuzzleShapes>;

const mostTries = 12;

const made = ({ definition, rules, seed }: Subject): unknown =>
  deepFreeze(definition.make(rules, seededRandom(seed, 'puzzle'), testLibrary, []));

const isRefused = (
  answer: AnyAttempt | { readonly refusal: string },
): answer is { readonly refusal: string } => 'refusal' in answer;

/** Law 5 of a guess, and law 6 where it is accepted. The attempt after it, or null where it is refused. */
function guessed({ definition }: Subject, puzzle: unknown, attempt: AnyAttempt, guess: unknown, at: number) {
  const solving = { definition, puzzle, library: testLibrary };
  const [answer, again] = [0, 1].map(() => tryGuess(solving, attempt, guess, at));
  if (!answer || !again) throw new Error('a guess was not answered');
  law(5, same(answer, again), `the same guess is answered by ${JSON.stringify([answer, again])}`);
  if (isRefused(answer)) {
    law(5, /^\w+$/.test(answer.refusal), `the refusal ${JSON.stringify(answer.refusal)} is no key`);
    return null;
  }
  law(6, same(throughWire(answer), answer), 'a mark does not survive JSON');
  return deepFreeze(answer);
}

/** Law 1: the seed alone decides what is made. */
function checkMaking(subject: Subject, puzzle: unknown): void {
  const { seed } = subject;
  law(1, same(made(subject), puzzle), 'one seed makes two puzzles');
  const others = Array.from({ length: 8 }, (_, n) => `${seed}0${n}`);
  law(
    1,
    others.some((other) => !same(made(Object.assign({}, subject, { seed: other })), puzzle)),
    'all seeds make one puzzle',
  );
}

/** Laws 2 and 3: what travels is JSON, and the face does not know the answer. */
function checkFace({ definition, samples }: Subject, puzzle: unknown): void {
  const face = definition.face(puzzle);
  for (const value of [puzzle, face, definition.answer(puzzle)])
    law(2, same(throughWire(value), value), 'the puzzle, its face or its answer does not survive JSON');
  const twin = deepFreeze(samples.twin(puzzle));
  law(3, !same(definition.answer(twin), definition.answer(puzzle)), 'the twin has the same answer');
  law(3, same(definition.face(twin), face), 'the face tells the answer');
}

/** Law 4: a guess is read as it was sent, and junk is none. */
function checkReading({ definition, samples, mode, seed }: Subject, puzzle: unknown): void {
  const random = seededRandom(seed, 'reading');
  const guesses = [samples.wrong(puzzle, random), samples.solution(puzzle)];
  for (const guess of guesses) {
    const read = definition.readGuess(throughWire(guess));
    law(4, read !== null && same(read, guess), `${JSON.stringify(guess)} is read as ${JSON.stringify(read)}`);
    const other = definition.readGuess(mangled(guess, random));
    law(
      4,
      same(definition.readGuess(throughWire(other)), other),
      'a guess that was tampered with is unsound',
    );
  }
  const face = definition.face(puzzle);
  for (const value of junk(random, 300)) {
    const read = definition.readGuess(value);
    const isTaken = read !== null && definition.refusal(face, beginAttempt(mode), read, testLibrary) === null;
    law(4, !isTaken, `junk is taken for a guess: ${String(value?.constructor?.name)}`);
  }
}

/** Law 11: a schedule without settings and somebody without wishes are served; what is no setting is refused. */
function checkSettings({ definition, seed }: Subject, puzzle: unknown): void {
  const face = definition.face(puzzle);
  for (let weekday = 0; weekday < 7; weekday++) {
    const rules = definition.readRules(undefined, weekday);
    law(11, rules !== null && same(throughWire(rules), rules), `no settings give the rules ${rules}`);
    law(11, same(definition.readRules({}, weekday), rules), 'empty settings give other rules than none');
  }
  const mode = definition.readMode(face, undefined);
  law(
    11,
    mode !== null && same(throughWire(mode), mode),
    `no options gives the mode ${JSON.stringify(mode)}`,
  );
  for (const value of [null, [], 'hard', { other: 1 }, { hardMode: 'yes' }]) {
    law(11, definition.readMode(face, value) === null, `${JSON.stringify(value)} is read as a mode`);
    law(11, definition.readRules(value, 1) === null, `${JSON.stringify(value)} is read as settings`);
  }
  for (const value of junk(seededRandom(seed, 'settings'), 100)) {
    const read = definition.readRules(value, 1);
    law(11, read === null || same(throughWire(read), read), 'junk is read as rules');
  }
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return [value.join('')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Laws 8, 9 and 10, of an attempt that is over. */
function checkEnd(subject: Subject, puzzle: unknown, attempt: AnyAttempt, isSolved: boolean): void {
  const { definition, samples } = subject;
  const face = definition.face(puzzle);
  const outcome = definition.outcome(face, attempt);
  law(7, outcome?.isSolved === isSolved, `the outcome is ${JSON.stringify(outcome)}`);
  const points = outcome?.points ?? -1;
  law(10, Number.isInteger(points) && points >= 0, `there are ${points} points`);
  law(10, isSolved === points > 0, `there are ${points} points and it is ${isSolved ? '' : 'un'}solved`);
  for (const guess of [samples.solution(puzzle), samples.wrong(puzzle, seededRandom(subject.seed, 'late'))]) {
    law(8, guessed(subject, puzzle, attempt, guess, 1e9) === null, 'a guess is accepted after the end');
    const late = [...attempt.tries, { at: 1e9, guess, mark: definition.mark(puzzle, guess) }];
    const after = definition.outcome(face, deepFreeze({ mode: attempt.mode, tries: late }));
    law(8, same(after, outcome), `a later try makes it ${JSON.stringify(after)}`);
  }
  const { score, rows } = definition.share(face, attempt);
  const text = [score, ...rows].join('\n');
  const secrets = [definition.answer(puzzle), ...attempt.tries.map(({ guess }) => guess)].flatMap(textsIn);
  const told = secrets.find((secret) => secret.length > 2 && text.includes(secret));
  law(9, told === undefined, `the share text holds ${told}`);
  law(9, !/\p{L}/u.test(text.replaceAll('X', '')), `the share text has letters: ${text}`);
}

/** Law 3, of what a guess reveals that does not solve: the answer is nowhere in it. */
function checkMark({ definition }: Subject, puzzle: unknown, { tries }: AnyAttempt): void {
  const told = textsIn(tries.at(-1)?.mark).join('\n');
  const answers = textsIn(definition.answer(puzzle));
  law(3, !answers.some((answer) => told.includes(answer)), `the mark ${told} tells the answer`);
}

/** Law 12: whoever solves it later, or with more wrong guesses, never has more points. */
function checkPoints({ definition, samples }: Subject, puzzle: unknown, attempt: AnyAttempt): void {
  const face = definition.face(puzzle);
  const guess = samples.solution(puzzle);
  const mark = definition.mark(puzzle, guess);
  const pointsOf = (tries: AnyAttempt['tries'], at: number): number =>
    definition.outcome(face, { mode: attempt.mode, tries: [...tries, { at, guess, mark }] })?.points ?? 0;
  let most = Number.POSITIVE_INFINITY;
  for (let n = 0; n <= attempt.tries.length; n++)
    for (const at of [1e5, 1e6, 1e7, 1e9]) {
      const points = pointsOf(attempt.tries.slice(0, n), at);
      const before = at === 1e5 ? most : pointsOf(attempt.tries.slice(0, n), at / 10);
      law(12, points <= before, `${points} points after ${n} guesses and ${at} ms, ${before} before`);
      if (at === 1e5) most = points;
    }
}

/** Laws 3 and 5 to 10, of an attempt of so many wrong guesses and then the solution. */
function checkAttempt(subject: Subject, puzzle: unknown, wrongGuesses: number): void {
  const { definition, samples, mode, seed } = subject;
  const random = seededRandom(seed, `attempt ${wrongGuesses}`);
  const isOver = (attempt: AnyAttempt) => definition.outcome(definition.face(puzzle), attempt) !== null;
  let attempt: AnyAttempt = deepFreeze(beginAttempt(mode));
  for (let n = 0; n < wrongGuesses && !isOver(attempt); n++) {
    const guess = deepFreeze(samples.wrong(puzzle, random));
    const after = guessed(subject, puzzle, attempt, guess, n * 1_000);
    law(5, n > 0 || after !== null, `the first guess ${JSON.stringify(guess)} is refused`);
    if (after) checkMark(subject, puzzle, after);
    attempt = after ?? attempt;
  }
  checkPoints(subject, puzzle, attempt);
  if (isOver(attempt)) {
    checkEnd(subject, puzzle, attempt, false);
    return;
  }
  const solved = guessed(subject, puzzle, attempt, deepFreeze(samples.solution(puzzle)), 60_000);
  law(7, solved !== null, 'the solution is refused');
  if (solved) checkEnd(subject, puzzle, solved, true);
}

/** Law 14: what is asked after the end has one right answer among different ones, which the face does not tell. */
function checkExtraRounds({ definition }: Subject, puzzle: unknown): void {
  const rounds = definition.extraRounds?.(puzzle) ?? [];
  law(14, same(throughWire(rounds), rounds), 'a question does not survive JSON');
  const kinds = new Set(rounds.map(({ kind }) => kind));
  law(14, kinds.size === rounds.length, 'two questions are of one kind');
  for (const { kind, choices, right, points } of rounds) {
    law(14, choices[right] !== undefined, `no answer to ${kind} is right`);
    const different = new Set(choices.map((choice) => JSON.stringify(choice)));
    law(14, choices.length > 1 && different.size === choices.length, `two answers to ${kind} are the same`);
    law(14, Number.isInteger(points) && points > 0, `${kind} brings ${points} points`);
    const told = JSON.stringify(definition.face(puzzle));
    const texts = choices.flatMap(({ words, picture }) => [...textsIn(words), ...textsIn(picture)]);
    law(14, !texts.some((text) => told.includes(text)), `the face tells an answer to ${kind}`);
  }
}

/** The rule sets of a puzzle, each in each mode. */
const variantsOf = ({ ruleSets, modes }: AnyPuzzle) =>
  Object.values(ruleSets).flatMap((rules) => Object.values(modes).map((mode) => ({ rules, mode })));

/** All laws, of a puzzle with each of its rule sets and modes; or, by a number, with one of them in turn. */
export function checkPuzzle(
  definition: AnyPuzzle,
  samples: PuzzleSamples,
  seed: string,
  turn: number | null = null,
): void {
  const { version } = definition;
  law(13, Number.isInteger(version) && version > 0, `the version is ${version}`);
  const variants = variantsOf(definition);
  for (const [i, { rules, mode }] of variants.entries()) {
    if (turn !== null && turn % variants.length !== i) continue;
    const subject = { definition, samples, rules: deepFreeze(rules), mode: deepFreeze(mode), seed };
    const puzzle = made(subject);
    checkMaking(subject, puzzle);
    checkFace(subject, puzzle);
    checkReading(subject, puzzle);
    checkSettings(subject, puzzle);
    checkExtraRounds(subject, puzzle);
    for (const wrongGuesses of [0, 1, 3, mostTries]) checkAttempt(subject, puzzle, wrongGuesses);
  }
}
