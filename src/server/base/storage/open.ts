// Opens the database the server was told to use: the embedded one in the data directory, or a PostgreSQL server.
import type { WallClock } from '../shared/clock.ts';
import type { OpenDatabase } from './database.ts';
import { prepareDataDirectory } from './dataDirectory.ts';
import { openLite } from './lite/open.ts';

export interface DatabaseSettings {
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  readonly dataDirectory: string;
  readonly leastFreeMebibytes: number;
}

export interface DatabaseEvents {
  /** The embedded database stopped and cannot be restarted: the process must end. */
  onLost(why: string): void;
  /** An idle connection broke. */
  onTrouble(error: Error): void;
}

export async function openDatabase(
  settings: DatabaseSettings,
  clock: WallClock,
  events: DatabaseEvents,
): Promise<OpenDatabase> {
  const { databaseUrl: url, databaseConnections: connections } = settings;
  prepareDataDirectory(settings.dataDirectory);
  if (url === null) return openLite(settings, clock, events.onLost);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ url, connections }, events.onTrouble);
}
