// Runs the server: from the configuration to the last connection closed.
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../base/config/config.ts';
import { machineClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import { serveMetrics } from '../../base/shared/metrics.ts';
import { StartRefused } from '../../base/shared/startRefused.ts';
import { openLists } from '../../base/words/lists.ts';
import type { ContestRegistry } from '../../events/predictions/services.ts';
import type { PuzzleRegistry } from '../../puzzles/make/shelf.ts';
import { serveChannel } from '../backups/channel.ts';
import { auditStreams } from '../jobs/auditStreams.ts';
import { billing } from '../jobs/billing.ts';
import { dailyTables } from '../jobs/dailyTables.ts';
import { fairPlay } from '../jobs/fairPlay.ts';
import { polls } from '../jobs/polls.ts';
import { predictions } from '../jobs/predictions.ts';
import { dailyPuzzles } from '../jobs/puzzles.ts';
import { ratings } from '../jobs/ratings.ts';
import { retention } from '../jobs/retention.ts';
import { samlMetadata } from '../jobs/samlMetadata.ts';
import { startSchedule } from '../jobs/schedule.ts';
import { teamDeletion } from '../jobs/teamDeletion.ts';
import { tidying } from '../jobs/tidying.ts';
import { triviaPosts } from '../jobs/trivia.ts';
import { webhooks } from '../jobs/webhooks.ts';
import { weeklyMails } from '../jobs/weeklyMails.ts';
import { eventsForOf } from './agenda.ts';
import { bareServer } from './app.ts';
import { compose } from './compose.ts';
import type { Registry } from './live.ts';
import { nodeNumber, serving } from './nodes.ts';
import { clientBuilt, endRefused, type Opening } from './opening.ts';
import { isInForeground, promptForOutbox } from './outboxPrompt.ts';
import { startScreen } from './startScreen.ts';

const siteDirectory = fileURLToPath(new URL('../../../../dist/', import.meta.url));
const longestStopMs = 10_000;

/** Starts the server and runs it until a signal stops it. */
export async function run(
  opening: Opening,
  registry: Registry & PuzzleRegistry & ContestRegistry,
): Promise<void> {
  const { stop, log, announce } = await start(opening, registry).catch(endRefused);
  stopOnSignals(stop, log);
  await announce();
}

interface Running {
  readonly log: Log;
  stop(): Promise<void>;
  /** To the process that started this one, and to whoever looks at the terminal. */
  announce(): Promise<void>;
}

/**
 * Node accepts one connection a round of the event loop, so where a node takes over thousands they wait here. One
 * too many is dropped, and tried again by TCP a whole second later. The system may allow fewer (`somaxconn`).
 */
const mostUnaccepted = 4_096;

async function start(
  opening: Opening,
  registry: Registry & PuzzleRegistry & ContestRegistry,
): Promise<Running> {
  const { config } = opening;
  const app = bareServer(config);
  const { log } = app;
  logFatalErrors(log);
  const [database, lists] = await Promise.all([opening.database, openLists(), clientBuilt()]);
  const { services, stop } = await compose(app, {
    config,
    clock: machineClock,
    database,
    shelf: { ...registry, lists },
    siteDirectory,
  });
  await listen(config, () => app.listen({ port: config.port, host: config.host, backlog: mostUnaccepted }));
  const metrics = serveMetrics(services.metrics, { host: config.metricsHost, port: config.metricsPort }, log);
  const [address] = app.addresses();
  const { databaseUrl } = config;
  const schedule = startSchedule(
    { database, databaseUrl, clock: services.clock, log, tracer: services.tracer },
    [
      tidying(services),
      teamDeletion(services),
      retention(services),
      dailyPuzzles(services),
      dailyTables({ ...services, log, eventsFor: eventsForOf(services) }),
      triviaPosts(services),
      predictions(services),
      polls(services),
      webhooks(services),
      auditStreams(services),
      samlMetadata(services),
      billing(services),
      ratings(services),
      fairPlay({ ...services, log }),
      weeklyMails({ ...services, eventsFor: eventsForOf(services) }),
    ],
  );
  const channel = serveChannel(config.dataDirectory, database.hotBackup, log);
  const port = typeof address === 'object' ? address.port : config.port;
  return {
    log,
    async stop() {
      channel.close();
      await schedule.stop();
      metrics.close();
      await stop();
      await database.close();
    },
    async announce() {
      cluster.worker?.send(serving);
      if (nodeNumber !== 0) return;
      process.stdout.write(startScreen(config, port));
      await promptForOutbox({
        access: services.outboxAccess,
        port,
        input: process.stdin,
        output: process.stdout,
        isInForeground,
      });
    },
  };
}

async function listen({ host, port }: Config, begin: () => Promise<unknown>): Promise<void> {
  try {
    await begin();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL'].includes(code)) throw error;
    throw new StartRefused(
      `The server cannot listen on ${host}, port ${port} (${code}). Set PORT to another port.`,
    );
  }
}

/** Uncaught errors are logged and end the process. */
function logFatalErrors(log: Log): void {
  const last = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected, ending');
    process.exit(1);
  };
  process.on('uncaughtException', last);
  process.on('unhandledRejection', last);
}

/** First signal: graceful stop. Second signal or timeout: exit at once. */
function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  // A terminal interrupts all of its processes at once; the one that started this node then ends it.
  process.on('SIGINT', () => cluster.isPrimary && onSignal());
}
