// How Kysely speaks to the database thread: everybody takes turns on its one connection.
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
import { type Limits, type LiteConnection, usualLimits } from './connection.ts';
import type { ConnectionQueue } from './connectionQueue.ts';

class LiteStatements implements DatabaseConnection {
  readonly #connection: LiteConnection;
  readonly #limits: Limits;
  constructor(connection: LiteConnection, limits: Limits) {
    this.#connection = connection;
    this.#limits = limits;
  }

  async executeQuery<Row>({
    sql,
    parameters,
  }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.#connection.ask({ sql, parameters }, this.#limits);
    const typed = rows as Row[]; // what the query builder promised of this statement
    return affected === undefined ? { rows: typed } : { rows: typed, numAffectedRows: BigInt(affected) };
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator, the engine has no cursors
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded database does not stream');
  }

  settled(): Promise<unknown> {
    return this.#connection.settled();
  }
}

class LiteDriver implements Driver {
  readonly #statements: LiteStatements;
  readonly #queue: ConnectionQueue;
  constructor(statements: LiteStatements, queue: ConnectionQueue) {
    this.#statements = statements;
    this.#queue = queue;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.take();
    return this.#statements;
  }

  async releaseConnection(): Promise<void> {
    void this.#statements.settled().then(() => this.#queue.pass());
  }

  async beginTransaction(): Promise<void> {
    await this.#run('begin');
  }

  async commitTransaction(): Promise<void> {
    await this.#run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.#statements.settled();
    await this.#run('rollback');
  }

  async destroy(): Promise<void> {}

  async #run(sql: string): Promise<void> {
    await this.#statements.executeQuery({ sql, parameters: [] });
  }
}

export const liteDialect = (
  connection: LiteConnection,
  queue: ConnectionQueue,
  limits: Limits = usualLimits,
): Dialect => ({
  createDriver: () => new LiteDriver(new LiteStatements(connection, limits), queue),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (database) => new PostgresIntrospector(database),
});
