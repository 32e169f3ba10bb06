// The queue of mails and posts: rows wait in tables of their own, written in the transaction of what they tell of;
// one node at a time takes them, and what fails is tried again, ever more rarely.
import { type RawBuilder, sql } from 'kysely';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';

/** How long a row rests after a failed try: twice as long each time, up to a bound. */
export interface Rest {
  readonly firstMs: number;
  readonly longestMs: number;
}

export interface Queue<Key extends string> {
  readonly table: string;
  /** The columns that say which row it is. */
  readonly key: readonly Key[];
  /** What a row that is neither sent nor given up fulfils: the condition of an index, so that history costs nothing. */
  readonly waiting: RawBuilder<unknown>;
  readonly dueAt: string;
  /** Not before then: moved on while a node sends it, and after a failure. May be `dueAt`. */
  readonly nextTryAt: string;
  readonly tries: string;
  /** A row is held for so long, or for its rest if that is longer: a node that dies over it leaves it to another. */
  readonly leaseMs: number;
  readonly rest: Rest;
}

const restAfter = ({ firstMs, longestMs }: Rest, triesBefore: RawBuilder<unknown>) =>
  sql`least(${longestMs}::bigint, ${firstMs}::bigint << least(${triesBefore}, 20))`;

/** Takes the rows that are due, as a part of the caller's statement, which adds what is told of them. */
export function takeDue<Key extends string>(
  { table, key, waiting, dueAt, nextTryAt, tries, leaseMs, rest }: Queue<Key>,
  now: number,
  most: number,
): RawBuilder<unknown> {
  const [due, next, tried] = [sql.ref(dueAt), sql.ref(nextTryAt), sql.ref(tries)];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const longestMs = Math.max(leaseMs, rest.longestMs); // more only where the clock was set back
  return sql`
    update ${sql.table(table)} set
      ${next} = ${now}::bigint + greatest(${leaseMs}::bigint, ${restAfter(rest, tried)}),
      ${tried} = ${tried} + 1
    where (${columns}) in (
      select ${columns} from ${sql.table(table)}
      where ${waiting} and ${due} <= ${now} and (${next} <= ${now} or ${next} > ${now + longestMs})
      order by ${due} limit ${most} for update skip locked
    )
    returning *`;
}

async function writeFailure<Key extends string>(
  database: Database,
  { table, key, nextTryAt, tries, rest }: Queue<Key>,
  row: Readonly<Record<Key, string>>,
  now: number,
): Promise<void> {
  const which = key.map((column) => sql`${sql.ref(column)} = ${row[column]}`);
  const triesBefore = sql`${sql.ref(tries)} - 1`;
  await sql`
    update ${sql.table(table)} set ${sql.ref(nextTryAt)} = ${now}::bigint + ${restAfter(rest, triesBefore)}
    where ${sql.join(which, sql` and `)}`.execute(database);
}

export interface QueueSender<Key extends string, Row> {
  readonly queue: Queue<Key>;
  take(now: number, most: number): Promise<readonly Row[]>;
  /** `done` once the row says so itself, sent or given up. What it throws is logged, and the row is tried again. */
  send(row: Row): Promise<'done' | 'later'>;
  onFault(row: Row, fault: unknown): void;
}

interface Deps {
  readonly database: Database;
  readonly clock: Pick<WallClock, 'now'>;
}

/** Sends all that is due. A row that fails does not keep the others. */
export async function sendDue<Key extends string, Row extends Readonly<Record<Key, string>>>(
  { database, clock }: Deps,
  { queue, take, send, onFault }: QueueSender<Key, Row>,
  atOnce = 20,
): Promise<void> {
  const isLeaseLonger = queue.leaseMs > queue.rest.firstMs; // else the rest began when the row was taken
  for (;;) {
    const rows = await take(clock.now(), atOnce);
    for (const row of rows) {
      const outcome = await send(row).catch((fault: unknown) => {
        onFault(row, fault);
        return 'later' as const;
      });
      if (outcome === 'later' && isLeaseLonger) await writeFailure(database, queue, row, clock.now());
    }
    if (rows.length < atOnce) return;
  }
}
