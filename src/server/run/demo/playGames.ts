// Games of the demo team: its people sit down at real tables of the host, and bots choose their moves.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isRefusal } from '../../../contract/errors.ts';
import { seatsToAct } from '../../../engine/match.ts';
import type { BotPool } from '../../tables/matches/bots/pool.ts';
import type { MatchHost } from '../../tables/matches/createHost.ts';
import type { PresenceRegistry } from '../../tables/matches/nodes/presence.ts';
import type { OpenRoom } from '../../tables/matches/rooms/openRoom.ts';
import type { LiveMatch } from '../../tables/matches/turns/liveMatch.ts';
import { actorOf } from './asPerson.ts';
import type { DemoPerson } from './people.ts';

export interface GameDeps {
  readonly host: Pick<MatchHost, 'rooms' | 'lobby' | 'acts'>;
  readonly bots: Pick<BotPool, 'ask'>;
  readonly presence: Pick<PresenceRegistry, 'enter' | 'exit' | 'cameOnline' | 'wentOffline'>;
}

export interface PlannedGame {
  readonly gameName: string;
  readonly people: readonly DemoPerson[];
  /** Games of the past are seen in histories only. */
  readonly watch: 'team' | 'nobody';
  /** Whoever is to move after so many moves resigns. Left out: they play it to its end. */
  readonly resignsAfter?: number;
}

/** How the demo's people play a game. */
export interface Manner {
  /** Strength of bots, 0 to 2. */
  readonly strength: number;
  readonly thinkMs: number;
  /** 0: they move at once. */
  readonly leastPauseMs: number;
  /** Whether they go on. */
  readonly shouldContinue: () => boolean;
}

const beginsWithinMs = 20_000;
const settledWithinMs = 5_000;
const pollEveryMs = 20;
/** This many consecutive refusals are treated as an error. */
const mostRefusals = 20;

/** Null if the table was closed or the team may not play now. */
async function begin({ host }: GameDeps, { gameName, people, watch }: PlannedGame): Promise<OpenRoom | null> {
  const [first, ...others] = people.map((person) => actorOf(person));
  if (!first) return null;
  const made = await host.lobby.create(first, {
    moveId: randomUUID(),
    gameName,
    maxPlayers: people.length,
    watch,
  });
  const open = isRefusal(made) ? null : await host.rooms.open(made.room);
  if (!open) return null;
  for (const other of others) await host.lobby.sitDown(open, other, undefined);
  for (const { userId } of people) await host.lobby.ready(open, userId, true);
  for (let waited = 0; !open.live && waited < beginsWithinMs; waited += pollEveryMs) await wait(pollEveryMs);
  return open.live ? open : null;
}

/** The person on a seat of the game. */
function personAt(open: OpenRoom, live: LiveMatch, seat: number): string | null {
  const place = open.stored.doc.places[live.facts.positions[seat] ?? -1];
  return place?.kind === 'person' ? place.userId : null;
}

/** Plays the next move for the seat that must act; false if there is none or it was refused. */
async function move(
  { host, bots }: GameDeps,
  open: OpenRoom,
  live: LiveMatch,
  manner: Manner,
): Promise<boolean> {
  const { facts, match } = live;
  const seat = seatsToAct(match)[0];
  const userId = seat === undefined ? null : personAt(open, live, seat);
  if (seat === undefined || userId === null) return false;
  const chosen = await bots.ask({
    game: facts.game.id,
    strength: manner.strength,
    seat,
    view: facts.game.view(match.state, seat),
    budgetMs: manner.thinkMs,
  });
  const pauseMs = manner.leastPauseMs === 0 ? 0 : Math.max(manner.leastPauseMs, chosen.pauseMs);
  if (pauseMs > 0) await wait(pauseMs, undefined, { ref: false });
  const asked = { moveId: randomUUID(), expectedTurn: match.turn, move: chosen.move };
  return !isRefusal(await host.acts.move(open, userId, asked));
}

async function resign({ host }: GameDeps, open: OpenRoom, live: LiveMatch): Promise<boolean> {
  const seat = seatsToAct(live.match)[0];
  const userId = seat === undefined ? null : personAt(open, live, seat);
  return userId !== null && !isRefusal(await host.acts.resign(open, userId, randomUUID()));
}

/** Closes the table as soon as its result is stored. */
async function close({ host }: GameDeps, open: OpenRoom, { people }: PlannedGame): Promise<void> {
  const [first] = people;
  for (let waited = 0; first && waited < settledWithinMs; waited += pollEveryMs) {
    if (!isRefusal(await host.lobby.close(open, actorOf(first)))) return;
    await wait(pollEveryMs);
  }
}

/** Plays it to its end, or as long as they go on. */
export async function playGame(deps: GameDeps, game: PlannedGame, manner: Manner): Promise<void> {
  const { presence } = deps;
  const open = await begin(deps, game);
  if (!open) return;
  for (const { userId } of game.people) {
    presence.cameOnline(userId);
    presence.enter(open.id, userId);
  }
  try {
    let refusals = 0;
    let moves = 0;
    while (open.live && !open.live.match.result && refusals < mostRefusals && manner.shouldContinue()) {
      const act = moves === game.resignsAfter ? resign : move;
      if (await act(deps, open, open.live, manner)) {
        refusals = 0;
        moves++;
      } else {
        refusals++;
        await wait(pollEveryMs);
      }
    }
    if (open.live?.match.result) await close(deps, open, game);
  } finally {
    for (const { userId } of game.people) {
      presence.exit(open.id, userId);
      presence.wentOffline(userId);
    }
  }
}
