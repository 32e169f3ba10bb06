// Kysely dialect over the database thread: statements outside transactions share commits, transactions have it alone.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { type LiteConnection, type LiteLimits, type StatementAnswer, usualLimits } from './connection.ts';
import type { ConnectionQueue, Lane } from './connectionQueue.ts';
import type { ThreadRequest } from './messages.ts';
import { SharedCommits } from './sharedCommits.ts';

/** One user of the connection: alone in a transaction, otherwise sharing a message with everybody waiting at that moment. */
class LiteVisit implements DatabaseConnection {
  readonly #connection: LiteConnection;
  readonly #shared: SharedCommits;
  readonly #limits: LiteLimits;
  #transaction: 'none' | 'due' | 'begun' = 'none';

  constructor(connection: LiteConnection, shared: SharedCommits, limits: LiteLimits) {
    this.#connection = connection;
    this.#shared = shared;
    this.#limits = limits;
  }

  get isInTransaction(): boolean {
    return this.#transaction !== 'none';
  }

  /** The transaction begins in the message of its first statement. */
  begin(): void {
    this.#transaction = 'due';
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#transaction === 'begun') await this.#inOrder({ sql: how, parameters: [] });
  }

  left(): void {
    this.#transaction = 'none';
  }

  #inOrder(ask: ThreadRequest): Promise<StatementAnswer> {
    const asks = this.#transaction === 'due' ? [{ sql: 'begin', parameters: [] }, ask] : [ask];
    this.#transaction = 'begun';
    return this.#connection.ask({ kind: 'inOrder', asks }, this.#limits);
  }

  async executeQuery<Row>({
    sql,
    parameters,
  }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const ask = { sql, parameters };
    const { rows, affected } = await (this.isInTransaction ? this.#inOrder(ask) : this.#shared.ask(ask));
    const typed = rows as Row[]; // what the query builder promised of this statement
    return affected === undefined ? { rows: typed } : { rows: typed, numAffectedRows: BigInt(affected) };
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator, the engine has no cursors
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded database does not stream');
  }
}

class LiteDriver implements Driver {
  readonly #connection: LiteConnection;
  readonly #queue: ConnectionQueue;
  readonly #limits: LiteLimits;
  readonly #shared: SharedCommits;

  constructor(connection: LiteConnection, queue: ConnectionQueue, limits: LiteLimits, lane: Lane) {
    this.#connection = connection;
    this.#queue = queue;
    this.#limits = limits;
    this.#shared = new SharedCommits(connection, queue, limits, lane);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LiteVisit> {
    return new LiteVisit(this.#connection, this.#shared, this.#limits);
  }

  async releaseConnection(visit: LiteVisit): Promise<void> {
    if (!visit.isInTransaction) return;
    visit.left();
    const pass = () => this.#queue.pass();
    this.#connection.settled().then(pass, pass);
  }

  async beginTransaction(visit: LiteVisit): Promise<void> {
    await this.#queue.take('alone');
    visit.begin();
  }

  commitTransaction(visit: LiteVisit): Promise<void> {
    return visit.end('commit');
  }

  async rollbackTransaction(visit: LiteVisit): Promise<void> {
    await this.#connection.settled();
    await visit.end('rollback');
  }

  async destroy(): Promise<void> {}
}

/** The migrator needs no lock: its transaction has the only connection. Not Kysely's own, which lets one statement in at a time. */
class LiteAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** `lane`: of statements outside transactions. */
export const liteDialect = (
  connection: LiteConnection,
  queue: ConnectionQueue,
  limits: LiteLimits = usualLimits,
  lane: Lane = 'shared',
): Dialect => ({
  createDriver: () => new LiteDriver(connection, queue, limits, lane),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new LiteAdapter(),
  createIntrospector: (database) => new PostgresIntrospector(database),
});
