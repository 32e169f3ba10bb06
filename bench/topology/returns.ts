// What becomes of those whose node was killed: how long they are away, which step takes how long, and whose processor time it is.
import { percentile, type Row, rounded } from '../row.ts';
import type { Return } from './crowdConnection.ts';
import type { Sent, TopologyTable } from './play.ts';
import { fact, secondsOf } from './rows.ts';
import type { Sides } from './sides.ts';

const longestAbsenceMs = 3_000;
const slowestMoveMs = 1_000;

/** The steps of a return, in their order. */
const steps: readonly (readonly [what: string, from: keyof Return, to: keyof Return])[] = [
  ['the break is noticed → the connection is opened anew', 'brokenAt', 'begunAt'],
  ['→ TLS is agreed', 'begunAt', 'securedAt'],
  ['→ the node has opened the WebSocket', 'securedAt', 'openedAt'],
  ['→ the person is admitted', 'openedAt', 'admittedAt'],
  ['→ the room is read', 'admittedAt', 'backAt'],
];

function secondsBetween(read: readonly Sides[], side: string, from: number, to: number): number {
  const before = read.findLast(({ at }) => at <= from);
  const after = read.find(({ at }) => at >= to);
  return (after?.seconds.get(side) ?? Number.NaN) - (before?.seconds.get(side) ?? Number.NaN);
}

/** Beside what each used in as long a time before the kill: moves go on. The load stands for the machines of the people. */
const sideRows = (read: readonly Sides[], killedAt: number, backAt: number): Row[] =>
  [...(read[0]?.seconds.keys() ?? [])].map((side) => {
    const during = secondsBetween(read, side, killedAt, backAt);
    const before = secondsBetween(read, side, killedAt - (backAt - killedAt), killedAt);
    return fact(
      `processor time while they come back, and in as long a time before: ${side}`,
      `${rounded(during, 2)} / ${rounded(before, 2)} s`,
    );
  });

const within = (what: string, ms: number, bound: number): Row => ({
  what,
  figure: `${rounded(ms)} ms`,
  bound: `≤ ${rounded(bound)}`,
  isWithin: ms <= bound,
});

const acknowledgedIn = (sent: readonly Sent[]): number[] =>
  sent
    .filter(({ turn }) => turn !== null)
    .map(({ ackMs }) => ackMs)
    .sort((a, b) => a - b);

export function absenceRows(
  tables: readonly TopologyTable[],
  sent: readonly Sent[],
  killedAt: number,
  read: readonly Sides[],
): Row[] {
  const returns = tables
    .flatMap(({ players }) => players.flatMap((player) => player.returns))
    .sort((a, b) => a.backAt - b.backAt);
  const last = returns.at(-1);
  if (!last) return [];
  const slowest = returns.toSorted((a, b) => a.backAt - a.brokenAt - (b.backAt - b.brokenAt)).at(-1) ?? last;
  const since = sent.filter(({ at }) => at >= killedAt);
  const present = acknowledgedIn(since.filter(({ isOfAbsent, at }) => !isOfAbsent && at < last.backAt));
  const absent = acknowledgedIn(since.filter(({ isOfAbsent }) => isOfAbsent));
  return [
    within('longest absence', slowest.backAt - slowest.brokenAt, longestAbsenceMs),
    within('p99 of all moves of the run', percentile(acknowledgedIn(sent), 0.99), slowestMoveMs),
    fact(
      `until all are back, ${present.length} moves of tables where nobody was away, p99`,
      `${rounded(percentile(present, 0.99))} ms`,
    ),
    fact(
      `${absent.length} moves of tables where somebody was away, p99`,
      `${rounded(percentile(absent, 0.99))} ms`,
    ),
    fact(
      'seconds from the kill until the break is noticed, p50 / p95 / p99 / longest',
      secondsOf(returns.map(({ brokenAt }) => brokenAt - killedAt)),
    ),
    ...steps.map(([what, from, to]) =>
      fact(
        what,
        `${secondsOf(returns.map((each) => each[to] - each[from]))} (of the longest absence ${rounded((slowest[to] - slowest[from]) / 1_000, 1)})`,
      ),
    ),
    fact('attempts until one was back, of all', rounded(returns.reduce((sum, { tries }) => sum + tries, 0))),
    fact('seconds from the kill until the last is back', rounded((last.backAt - killedAt) / 1_000, 1)),
    ...sideRows(read, killedAt, last.backAt),
  ];
}
