// Composition of one server: services, live tables and routes connected. Used by the product and by the tests.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../base/config/config.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { OpenDatabase } from '../../base/storage/database.ts';
import { databaseClock, sameClock } from '../../base/storage/databaseClock.ts';
import { lineWordsFrom } from '../../base/texts/ruleTexts.ts';
import { openTracing } from '../../base/tracing/open.ts';
import { libraryOf } from '../../base/words/lists.ts';
import type { ContestRegistry } from '../../events/predictions/services.ts';
import type { TournamentPace } from '../../events/tournament/course.ts';
import { openPuzzleShelf, type PuzzleRegistry } from '../../puzzles/make/shelf.ts';
import { createPuzzleOpener } from '../../puzzles/schedules/openDue.ts';
import type { Pace } from '../../tables/matches/pace.ts';
import { createDemoTeam } from '../demo/demoTeam.ts';
import { addRoutes } from './app.ts';
import { createServices } from './createServices.ts';
import { type Shelf, startLive } from './live.ts';
import type { Services } from './services.ts';

export interface ComposeInput {
  readonly config: Config;
  /** The clock of the machine; with PostgreSQL it is corrected to that server's time. */
  readonly clock: WallClock;
  /** The caller closes the database. */
  readonly database: OpenDatabase;
  readonly shelf: Shelf & PuzzleRegistry & ContestRegistry;
  /** Directory of the built client. */
  readonly siteDirectory: string;
  readonly pace?: Partial<Pace & TournamentPace>;
}

export interface Composed {
  readonly services: Services;
  /** Refuses new requests, lets the tables stop, closes what listens. */
  stop(): Promise<void>;
}

export async function compose(
  app: FastifyInstance,
  { config, clock: machine, database, shelf, siteDirectory, pace }: ComposeInput,
): Promise<Composed> {
  const clock = database.isEmbedded ? sameClock(machine) : await databaseClock(machine, database.rows);
  const startedAt = clock.now();
  const tracing = await openTracing(config, clock);
  const rows = tracing ? tracing.traced(database.rows) : database.rows;
  const moves = tracing ? tracing.traced(database.moves) : database.moves;
  const { isEmbedded } = database;
  const tracer = tracing?.tracer ?? null;
  const base = createServices(config, clock, app.log, { rows, isEmbedded, tracer });
  tracing?.count(base.metrics);
  const lineWords = lineWordsFrom(siteDirectory);
  const { measure: measureClock } = clock;
  const live = await startLive(app.server, base, shelf, { pace, lineWords, moves, measureClock });
  const closing = { isClosing: false };
  const puzzles = openPuzzleShelf(shelf, shelf.lists, libraryOf(shelf.lists));
  const { presence, tables } = live;
  const demoTeam = createDemoTeam({ ...base, ...live, puzzles, contests: shelf.contests });
  const services: Services = {
    ...base,
    presence,
    tables,
    lineWords,
    bingoAgenda: live.bingoAgenda,
    triviaHost: live.triviaHost,
    tournamentAgenda: live.tournamentAgenda,
    tournamentHost: live.tournamentHost,
    tournamentPace: live.tournamentPace,
    pairedTables: live.pairedTables,
    installation: {
      updates: live.updates,
      isReadOnly: () => database.isReadOnly(),
      clockAheadMs: clock.aheadMs,
      startedAt,
    },
    puzzles,
    demoTeam,
    hasDemo: () => demoTeam.isOffered(),
    endDemo: (trx) => demoTeam.end(trx),
    contests: shelf.contests,
    openDuePuzzles: createPuzzleOpener({ ...base, puzzles }),
  };
  addRoutes(app, services, closing, siteDirectory);
  return {
    services,
    async stop() {
      closing.isClosing = true;
      demoTeam.stop();
      services.mailer.close();
      services.pusher.close();
      await live.stop();
      await app.close();
      await tracing?.stop();
    },
  };
}
