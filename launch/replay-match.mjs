// Replays a stored match: the games, which only entry points load, and the server's code that reads the log.
import { games } from '../src/games/load.ts';
import { run } from '../src/server/run/replay/main.ts';

await run(games);
