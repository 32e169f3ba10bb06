// Lines of the table that a run under load prints: times of moves, connections, and what the database holds.
import { percentile, type Row, rounded } from '../row.ts';
import type { Played, Sent, TopologyTable } from './play.ts';
import type { Comparison } from './stored.ts';

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
const milliseconds = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => rounded(percentile(sorted(times), share), 1)).join(' / ');

export const fact = (what: string, figure: string, bound = ''): Row => ({
  what,
  figure,
  bound,
  isWithin: null,
});
export const none = (what: string, count: number): Row => ({
  what,
  figure: rounded(count),
  bound: '0',
  isWithin: count === 0,
});

export function timeRows(when: string, sent: readonly Sent[]): Row[] {
  const delivered = sent.flatMap(({ deliveryMs }) => (deliveryMs === null ? [] : [deliveryMs]));
  const answered = sent.filter(({ turn }) => turn !== null).map(({ ackMs }) => ackMs);
  return [
    fact(`${when}: moves acknowledged`, rounded(answered.length)),
    fact(`${when}: move → acknowledgement, p50 / p95 / p99`, `${milliseconds(answered)} ms`),
    fact(`${when}: move → opponent, p50 / p95 / p99`, `${milliseconds(delivered)} ms`),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const counted = (words: readonly string[]): string =>
  [...Map.groupBy(words, (word) => word)].map(([word, all]) => `${all.length} × ${word}`).join(', ') || '0';

export function secondsOf(times: readonly number[]): string {
  const seconds = sorted(times.map((time) => time / 1_000));
  const share = (part: number) => rounded(percentile(seconds, part), 1);
  const last = rounded(seconds.at(-1) ?? 0, 1);
  return seconds.length === 0 ? '–' : `${share(0.5)} / ${share(0.95)} / ${share(0.99)} / ${last}`;
}

export function connectionRows(tables: readonly TopologyTable[], { sent, skipped }: Played): Row[] {
  const players = tables.flatMap((table) => table.players);
  const hit = players.filter(({ returns }) => returns.length > 0);
  const returns = players.flatMap((player) => player.returns);
  return [
    fact('moves refused, or given up unanswered', counted(sent.flatMap(({ refusal }) => refusal ?? []))),
    fact(
      'times a move was put off by the server and sent again',
      rounded(sum(sent.map(({ putOff }) => putOff))),
    ),
    fact('moves due that no table was free for', rounded(skipped)),
    fact('connections broken, and refused', counted(players.flatMap(({ breaks }) => breaks))),
    fact('players who were without a connection', `${hit.length} of ${players.length}`),
    fact(
      'seconds until the room was read again, p50 / p95 / p99 / longest',
      secondsOf(returns.map(({ brokenAt, backAt }) => backAt - brokenAt)),
    ),
    fact(
      'of them until there was a connection, p50 / p95 / p99 / longest',
      secondsOf(returns.map(({ brokenAt, admittedAt }) => admittedAt - brokenAt)),
    ),
    none('players still without one at the end', players.filter((player) => !player.isUp()).length),
  ];
}

export const comparisonRows = (compared: Comparison, sent: readonly Sent[]): Row[] => [
  none('acknowledged moves that the database does not hold', compared.lost),
  none('moves it holds twice', compared.doubled),
  none('moves it holds though they were refused', compared.refusedButStored),
  none(
    'acknowledged moves the opponent did not see',
    sent.filter((each) => each.turn !== null && each.deliveryMs === null).length,
  ),
  none('tables a player sees other than the database', compared.differing),
];
