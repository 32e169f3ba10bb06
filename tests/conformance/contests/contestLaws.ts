// The laws that hold for every contest; a broken one says which and where.
import {
  type AnyContest,
  type ContestItem,
  placesOf,
  type Score,
  type StoredEntry,
} from '../../../src/engine/contest.ts';
import { type Random, seededRandom } from '../../../src/engine/random.ts';
import { junk, mangled } from '../junk.ts';
import { deepFreeze, law, same, throughWire } from '../laws.ts';

/** What `conformance.ts` in the folder of a contest tells the laws. */
export interface ContestSamples {
  setup(random: Random): unknown;
  /** Sound while everything is open. */
  entry(setup: unknown, random: Random): unknown;
  truth(setup: unknown, random: Random): unknown;
  /** A moment at which everything is open, and one at which all is locked. */
  opensAt(setup: unknown): number;
  locksAt(setup: unknown): number;
  /** Items of one stage as they are stored, what somebody predicted of them, and a result typed in for the first. */
  stored(random: Random): {
    readonly items: readonly Omit<ContestItem, 'isVoid' | 'truth'>[];
    readonly entries: readonly StoredEntry[];
    readonly typed: unknown;
  };
}

const entriesTried = 12;

type Read = (raw: unknown) => unknown;

/** Law 1: what is sent is read as it was sent, and junk is nothing. */
function checkReading(what: string, read: Read, value: unknown, random: Random): void {
  const wired = read(throughWire(value));
  law(1, wired !== null && same(wired, value), `the ${what} is read as ${JSON.stringify(wired)}`);
  const other = read(mangled(value, random));
  law(1, same(read(throughWire(other)), other), `a ${what} that was tampered with is unsound`);
  for (const raw of junk(random, 300)) law(1, read(raw) === null, `junk is read as the ${what}`);
}

/** Law 2: the answer to an entry depends on nothing else, and changes nothing. */
function refusalOf(
  contest: AnyContest,
  setup: unknown,
  before: unknown,
  entry: unknown,
  at: number,
): string | null {
  const refusal = contest.refusal(setup, before, entry, at);
  law(2, refusal === contest.refusal(setup, before, entry, at), 'one entry is answered in two ways');
  law(2, refusal === null || /^\w+$/.test(refusal), `the refusal ${JSON.stringify(refusal)} is no key`);
  return refusal;
}

/** Laws 3 and 4: entries are open before the lock and hidden, locked after it and shown. */
function checkLock(
  contest: AnyContest,
  samples: ContestSamples,
  setup: unknown,
  entries: readonly unknown[],
): void {
  const [open, locked] = [samples.opensAt(setup), samples.locksAt(setup)];
  for (const entry of entries) {
    const refusal = refusalOf(contest, setup, null, entry, open);
    law(3, refusal === null, `${JSON.stringify(entry)} is refused while all is open: ${refusal}`);
    for (const before of entries) {
      const change = refusalOf(contest, setup, before, entry, open);
      law(3, change === null, `a change is refused while all is open: ${change}`);
      const late = refusalOf(contest, setup, before, entry, locked);
      law(3, same(before, entry) || late !== null, 'an entry is changed after it was locked');
    }
    law(
      4,
      same(contest.shown(setup, entry, open), contest.shown(setup, entries[0], open)),
      'an entry is shown before it is locked',
    );
    law(4, same(contest.shown(setup, entry, locked), entry), 'an entry is not shown after it was locked');
  }
}

/** Laws 5 and 6: scores are whole and never negative, and the order of the entries makes no difference. */
function checkScores(
  contest: AnyContest,
  setup: unknown,
  entries: readonly unknown[],
  truth: unknown,
  random: Random,
): void {
  const scores = contest.score(setup, entries, truth);
  law(5, scores.length === entries.length, `${entries.length} entries have ${scores.length} scores`);
  for (const { points, tieBreaks } of scores) {
    law(5, Number.isInteger(points) && points >= 0, `an entry has ${points} points`);
    law(5, tieBreaks.every(Number.isFinite), 'a tie-break is no number');
    law(5, tieBreaks.length === scores[0]?.tieBreaks.length, 'entries have different tie-breaks');
  }
  law(6, same(contest.score(setup, entries, truth), scores), 'scoring again comes out differently');
  const order = random.shuffle(entries.map((_, i) => i));
  const shuffled = contest.score(
    setup,
    order.map((i) => entries[i]),
    truth,
  );
  const expected = order.map((i): Score | undefined => scores[i]);
  law(6, same(shuffled, expected), 'the order of the entries makes a difference');
  law(6, Math.min(...placesOf(scores)) === 1, 'nobody is first');
}

const isSound = (read: Read, value: unknown): boolean =>
  value !== null && same(read(throughWire(value)), value);

/** Law 7: what is stored is read as what is sent is, a result that is typed in counts, and one that is void counts nothing. */
function checkStored(contest: AnyContest, samples: ContestSamples, random: Random): void {
  const { items, entries, typed } = deepFreeze(samples.stored(random));
  const open = items.map((item): ContestItem => Object.assign({}, item, { isVoid: false, truth: null }));
  const [setup, entry] = [contest.setupOf(open), contest.entryOf(entries)];
  law(
    7,
    isSound((raw) => contest.readSetup(raw), setup),
    'the stored items are unsound',
  );
  law(
    7,
    isSound((raw) => contest.readEntry(raw), entry),
    'the stored predictions are unsound',
  );
  for (const raw of junk(random, 50)) {
    const broken = open.map((item) => Object.assign({}, item, { about: raw }));
    const read = contest.setupOf(broken);
    law(7, read === null || isSound((each) => contest.readSetup(each), read), 'junk is a stored item');
    law(7, contest.entryOf([{ itemId: 'junk', entry: raw }]) === null, 'junk is a stored prediction');
  }
  const [first] = open;
  if (!first) throw new Error('no items are stored');
  law(7, contest.describe(first).name !== '', 'an item has no name');
  const result = contest.resultOf(first, typed);
  law(7, result !== null, `${JSON.stringify(typed)} is no result`);
  const alone = contest.setupOf([first]);
  const own = contest.entryOf(entries.filter(({ itemId }) => itemId === first.id));
  for (const isVoid of [false, true]) {
    const truth = contest.truthOf(Object.assign({}, first, { isVoid, truth: isVoid ? null : result }));
    law(
      7,
      isSound((raw) => contest.readTruth(raw), truth),
      'the stored result is unsound',
    );
    const [score] = contest.score(alone, [own], truth);
    law(7, !isVoid || score?.points === 0, 'what is void counts');
  }
  for (const raw of junk(random, 50))
    law(7, contest.resultOf(first, raw) === null, 'junk is taken as a result');
}

/** All laws, of one setup. */
export function checkContest(contest: AnyContest, samples: ContestSamples, seed: string): void {
  const random = seededRandom(seed, 'contest');
  const setup = deepFreeze(samples.setup(random));
  const entries = Array.from({ length: entriesTried }, () => deepFreeze(samples.entry(setup, random)));
  const truth = deepFreeze(samples.truth(setup, random));
  checkReading('setup', (raw) => contest.readSetup(raw), setup, random);
  checkReading('entry', (raw) => contest.readEntry(raw), entries[0], random);
  checkReading('truth', (raw) => contest.readTruth(raw), truth, random);
  checkLock(contest, samples, setup, entries);
  checkScores(contest, setup, entries, truth, random);
  checkStored(contest, samples, random);
}
