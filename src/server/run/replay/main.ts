// `npm run replay -- ID`: replays a stored match, or all matches of a room. Reads the database and changes nothing.
import { settings } from '../../base/config/settings.ts';
import { machineClock } from '../../base/shared/clock.ts';
import { StartRefused } from '../../base/shared/startRefused.ts';
import { openReadOnly } from '../../base/storage/readOnly.ts';
import type { Games } from '../../tables/matches/turns/storedMatches.ts';
import { replayStored } from './replayMatch.ts';

async function replay(id: string | undefined, games: Games): Promise<number> {
  if (id === undefined) throw new StartRefused('Say which match or room: npm run replay -- ID');
  const { databaseUrl, dataDirectory } = settings;
  const where = {
    databaseUrl: process.env[databaseUrl.name] || null,
    dataDirectory: process.env[dataDirectory.name] || dataDirectory.fallback,
  };
  const database = await openReadOnly(where, machineClock);
  try {
    const replayed = await replayStored(database.rows, games, id);
    if (!replayed) throw new StartRefused(`No match and no room has the id ${id}.`);
    process.stdout.write(`${replayed.lines.join('\n')}\n`);
    return replayed.isSound ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** The games are handed in: only entry points may load them. */
export async function run(games: Games): Promise<void> {
  try {
    process.exitCode = await replay(process.argv[2], games);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof StartRefused ? error.exitCode : 1;
  }
}
