// An arena of five hundred scripts on one node, on the embedded database and on PostgreSQL: how soon whoever is free is told of the next table, and how long a move takes.
import { randomBytes, randomUUID } from 'node:crypto';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../src/engine/random.ts';
import { games } from '../src/games/load.ts';
import { testLibrary } from '../tests/support/data/words.ts';
import { lettersIn } from '../tests/support/people/letters.ts';
import { connect, type Player } from '../tests/support/people/player.ts';
import { colleague, foundTeam, type Letters } from '../tests/support/people/team.ts';
import { postgresForTests } from '../tests/support/servers/postgres.ts';
import { serve } from '../tests/support/servers/serving.ts';
import { numberOf } from './options.ts';
import { percentile, type Row, rounded } from './row.ts';

const people = 500;
/** From the first table on. */
const usualSeconds = 60;
/** Somebody looks at the board this long at the least, and up to twice as long. */
const thinkMs = 1_500;
/** Nobody waits for a turn or a table this long. */
const patienceMs = 60 * 60_000;
/** How often it is looked whether the players themselves are late. */
const watchEveryMs = 5;

interface Measured {
  /** From the end of a game to the word of the next table, both at the player. */
  readonly pairings: number[];
  readonly moves: number[];
  games: number;
}

async function post(url: string, player: Player, path: string, body: object = {}): Promise<{ id?: string }> {
  const answer = await fetch(`${url}/api/Tournament${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${player.member.guulJwt}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id?: string }; // the contract's answers
}

function comesOrEnds(player: Player, room: string): boolean {
  const match = player.view();
  if (match?.room !== room) return false;
  return match.result !== null || (match.mySeat !== null && match.toAct.includes(match.mySeat));
}

function isAfter(player: Player, room: string, turn: number): boolean {
  const match = player.view();
  return match?.room === room && match.turn > turn;
}

/** Sits down at each table it is told of, and plays the game to its end, until `isOver` says so. */
async function playOn(player: Player, id: string, measured: Measured, isOver: () => boolean): Promise<void> {
  const load = games.tictactoe;
  if (!load) throw new Error('no tic-tac-toe');
  const game = await load();
  const [bot] = await game.bots();
  const luck = randomFrom(() => Math.floor(Math.random() * 2 ** 32));
  let told: (table: string) => void = () => {};
  player.socket.on('tournament:changed', ({ table }) => {
    if (table) told(table);
  });
  player.socket.onAny(() => {
    player.heard.length = 0; // of minutes of messages the memory would be the load
  });
  let before = '';
  while (!isOver()) {
    const freeSince = performance.now();
    // As the page does: it follows the arena between two games only, and shows one table at a time.
    const room = await new Promise<string>((resolve) => {
      told = (table) => {
        if (table !== before) resolve(table);
      };
      void player.say('tournament:watch', { tournament: id }).then((answer) => {
        if (answer.ok && answer.table) told(answer.table);
      });
    });
    if (before !== '') measured.pairings.push(performance.now() - freeSince);
    if (isOver()) return;
    await player.say('tournament:leave', { tournament: id });
    if (before) await player.say('room:leave', { room: before, moveId: randomUUID(), keepSeat: true });
    before = room;
    await player.say('room:join', { room });
    await player.say('room:ready', { room, isReady: true });
    const looksFor = () => thinkMs * (1 + Math.random());
    let readyAt = performance.now() + looksFor();
    for (;;) {
      await player.until('their turn, or the end', () => isOver() || comesOrEnds(player, room), patienceMs);
      const match = player.view();
      if (isOver() || !match) return;
      if (match.result) break;
      if (match.mySeat === null) throw new Error('no seat at their own table');
      await pause(Math.max(0, readyAt - performance.now()));
      const move = bot?.choose(match.view, match.mySeat, luck, testLibrary, {
        isOver: () => true,
      });
      readyAt = performance.now() + looksFor();
      const began = performance.now();
      const answer = await player.say('match:act', {
        room,
        moveId: randomUUID(),
        expectedTurn: match.turn,
        move,
      });
      if (!answer.ok) continue;
      measured.moves.push(performance.now() - began);
      await player.until(
        'what became of it',
        () => isOver() || isAfter(player, room, match.turn),
        patienceMs,
      );
    }
    measured.games += 0.5;
  }
}

/** What is measured is the time between two looks. */
const lateMs = (delays: IntervalHistogram, share: number): number =>
  Math.max(0, delays.percentile(share) / 1e6 - watchEveryMs);

export async function arenaRows(): Promise<Row[]> {
  const embedded = await rowsOn('embedded', {});
  const postgres = await postgresForTests();
  if (!postgres) return embedded;
  const environment = {
    DATABASE_URL: postgres.url,
    SIGNING_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://topla.test',
  };
  try {
    return [...embedded, ...(await rowsOn('PostgreSQL', environment, lettersIn(postgres.url)))];
  } finally {
    await postgres.stop();
  }
}

async function rowsOn(
  database: string,
  environment: Readonly<Record<string, string>>,
  letters?: Letters,
): Promise<Row[]> {
  const server = await serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error', ...environment });
  try {
    const founder = await foundTeam(server.url, 'Ada Moss', 'Bench', letters);
    const director = await connect(server.url, founder);
    const { id = '' } = await post(server.url, director, '', {
      moveId: randomUUID(),
      name: 'Bench',
      gameName: 'tictactoe',
      form: 'arena',
      minutes: 30,
    });
    const players: Player[] = [];
    for (let number = 0; number < people; number++) {
      const member = await colleague(
        server.url,
        founder,
        `Bo ${String.fromCharCode(97 + (number % 26))}`,
        letters,
      );
      const player = await connect(server.url, member, 'short');
      await post(server.url, player, `/${id}/join`);
      players.push(player);
    }
    const measured: Measured = { pairings: [], moves: [], games: 0 };
    let isOver = false;
    const all = players.map((player) => playOn(player, id, measured, () => isOver));
    await pause(1_000);
    await post(server.url, director, `/${id}/direct`, { act: 'start' });
    // The players share one process: what it is late by is late in all of these figures.
    const late = monitorEventLoopDelay({ resolution: watchEveryMs });
    late.enable();
    const began = { at: performance.now(), cpu: process.cpuUsage() };
    await pause(numberOf('seconds', usualSeconds) * 1_000);
    late.disable();
    const { user, system } = process.cpuUsage(began.cpu);
    const busy = (user + system) / 1_000 / (performance.now() - began.at);
    isOver = true;
    await Promise.race([Promise.all(all), pause(5_000)]); // some wait for a table that does not come any more
    for (const player of players) player.leave();
    const pairings = measured.pairings.toSorted((a, b) => a - b);
    const moves = measured.moves.toSorted((a, b) => a - b);
    const [paired, moved] = [percentile(pairings, 0.99), percentile(moves, 0.99)];
    return [
      {
        what: `${people} people in an arena, ${database}: from free to the word of the next table, p50`,
        figure: `${rounded(percentile(pairings, 0.5))} ms`,
        bound: '',
        isWithin: null,
      },
      {
        what: `the same of ${pairings.length}: p99`,
        figure: `${rounded(paired)} ms`,
        bound: '≤ 2,000 ms',
        isWithin: paired <= 2_000,
      },
      { what: 'games played', figure: rounded(measured.games), bound: '', isWithin: null },
      {
        what: `${moves.length} moves, stored: p50`,
        figure: `${rounded(percentile(moves, 0.5), 1)} ms`,
        bound: '',
        isWithin: null,
      },
      {
        what: 'the same: p99',
        figure: `${rounded(moved, 1)} ms`,
        bound: '≤ 50 ms',
        isWithin: moved <= 50,
      },
      {
        what: `the players themselves are late by, p50 / p99 (busy: ${rounded(busy * 100)} % of a core)`,
        figure: `${rounded(lateMs(late, 50), 1)} / ${rounded(lateMs(late, 99), 1)} ms`,
        bound: '',
        isWithin: null,
      },
    ];
  } finally {
    await server.remove();
  }
}
