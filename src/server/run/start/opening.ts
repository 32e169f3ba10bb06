// First step of the start: reads the configuration and begins to open the database while other modules load.
import { type Config, readConfig } from '../../base/config/config.ts';
import { machineClock } from '../../base/shared/clock.ts';
import { exitStuck, StartRefused } from '../../base/shared/startRefused.ts';
import type { OpenDatabase } from '../../base/storage/database.ts';
import { openDatabase } from '../../base/storage/open.ts';
import { say } from './earlyLog.ts';

export interface Opening {
  readonly config: Config;
  readonly database: Promise<OpenDatabase>;
}

/** Ends the process with the reason, if the start is refused. */
export function endRefused(error: unknown): never {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(error.exitCode);
}

export function open(): Opening {
  try {
    const config = readConfig(process.env);
    const database = openDatabase(config, machineClock, {
      onLost(why) {
        say('fatal', why);
        process.exit(exitStuck);
      },
      onTrouble: (error) => say('warn', `a database connection broke: ${error.message}`),
    });
    database.catch(endRefused);
    return { config, database };
  } catch (error) {
    endRefused(error);
  }
}

/** The argument of a server that `npm start` starts before it has built the client. */
const waits = '--await-client';

/** At once, unless `npm start` still builds the client. It sends a message once it has; if it ends without, so does the server. */
export async function clientBuilt(): Promise<void> {
  if (!process.argv.includes(waits)) return;
  const builderEnded = () => process.exit(1);
  process.once('disconnect', builderEnded);
  await new Promise((resolve) => process.once('message', resolve));
  process.off('disconnect', builderEnded);
  process.disconnect();
}
