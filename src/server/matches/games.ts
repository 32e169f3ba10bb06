// A game begins and ends in its room: who plays which seat, the seed and its commitment, the settlement.
import { randomBytes, randomInt } from 'node:crypto';
import { isRefusal } from '../../contract/errors.ts';
import type { AnyGame, Shapes } from '../../engine/game.ts';
import type { Match, Setup } from '../../engine/match.ts';
import { commitmentTo } from '../../engine/random.ts';
import type { MatchPlayer } from '../storage/schema/matches.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import { changeRoom } from './changeRoom.ts';
import { openGame } from './commit.ts';
import { endedFrom, tellGains } from './finishMatch.ts';
import { catchUp, type Host, matchId } from './host.ts';
import { type LiveMatch, type MatchFacts, openMatch } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { publishRoom } from './publish.ts';
import { begin, finish, isReadyToStart, type RoomDoc, seatedPositions, seatingOf } from './room.ts';
import { writeNewMatch } from './store.ts';

/** A rule set's named values with the chosen options laid over it. */
export function rulesOf(game: AnyGame, choice: RoomDoc['ruleSet']): unknown {
  const base = game.ruleSets[choice.set] ?? game.ruleSets.standard;
  return typeof base === 'object' && base !== null ? { ...base, ...choice.options } : base;
}

function factsFor(open: OpenRoom, doc: RoomDoc): MatchFacts {
  const seed = randomBytes(32).toString('hex');
  const seated = seatedPositions(doc).length;
  const setup: Setup<Shapes> = {
    rules: rulesOf(open.game, doc.ruleSet),
    seats: seated,
    timer: doc.ruleSet.timer,
  };
  const number = doc.game;
  return {
    id: matchId(open.id, number),
    roomId: open.id,
    number,
    game: open.game,
    setup,
    positions: seatingOf(doc, open.game, randomInt(seated)),
    seed,
    commitment: commitmentTo(seed),
    roomTimeoutMs: doc.roomTimeout * 1000,
  };
}

const playersOf = (doc: RoomDoc, positions: readonly number[]): MatchPlayer[] =>
  positions.map((position) => {
    const place = doc.places[position];
    return place?.kind === 'person'
      ? { userId: place.userId, name: place.name, avatar: place.avatar, strength: null }
      : { userId: null, name: '', avatar: null, strength: place?.strength ?? 0 };
  });

/** Begins the next game if everyone agrees. Runs inside the room's queue. */
export async function beginGame(
  host: Host,
  open: OpenRoom,
  isAgreed: (doc: RoomDoc) => boolean,
): Promise<void> {
  const { game } = open.stored.doc;
  const now = host.clock.now();
  const changed = await changeRoom(host, open, (doc) =>
    isAgreed(doc) && doc.game === game && open.stored.status !== roomStatus.playing
      ? begin(doc, now)
      : { doc },
  );
  if (isRefusal(changed) || changed.game !== game + 1) return;
  await layTable(host, open);
  publishRoom(host, open);
}

/** Puts the match that the room names on the table, whoever is first to write it, and lets the house open it. */
export async function layTable(host: Host, open: OpenRoom): Promise<void> {
  const { doc } = open.stored;
  if (open.live?.facts.number !== doc.game) {
    const facts = factsFor(open, doc);
    const room = { teamId: open.teamId, players: playersOf(doc, facts.positions) };
    const isOurs = await writeNewMatch(host.database, host.encryption, facts, room, host.clock.now());
    if (isOurs) open.live = openMatch(facts, host.library, host.clock);
    else await catchUp(host, open);
  }
  if (open.live?.match.turn === -1) await openGame(host, open, open.live);
}

/** The countdown of a full and ready lobby. */
export function armCountdown(host: Host, open: OpenRoom): void {
  if (open.countdownTimer) clearTimeout(open.countdownTimer);
  open.countdownTimer = null;
  const { startsAt } = open.stored.doc;
  if (startsAt === null || open.stored.status !== roomStatus.lobby) return;
  open.countdownTimer = setTimeout(
    () => {
      const isDue = (doc: RoomDoc) => doc.startsAt !== null && isReadyToStart(doc, open.game);
      open
        .queue(() => beginGame(host, open, isDue))
        .catch((fault: unknown) => {
          host.log.warn({ room: open.id, fault: String(fault) }, 'a game could not begin');
          armCountdown(host, open);
        });
    },
    Math.max(0, startsAt - host.clock.now()),
  );
}

/** After the last turn: the record, the score of the room. Safe to do again. */
export function settleEnd(host: Host, open: OpenRoom, live: LiveMatch, before: Match<Shapes>): void {
  if (!live.match.result || before.result) return;
  open
    .queue(() => settle(host, open, live))
    .catch((fault: unknown) => {
      host.log.warn({ room: open.id, fault: String(fault) }, 'a settlement is left for later');
    });
}

/** First what people earned, so that whoever sees the room completed finds it; a half done one is made whole later. */
export async function settle(host: Host, open: OpenRoom, live: LiveMatch): Promise<void> {
  const { facts, match } = live;
  const isOurs = (doc: RoomDoc) => doc.game === facts.number && open.stored.status === roomStatus.playing;
  const gains = await host.progress.settle(endedFrom(live));
  await changeRoom(host, open, (doc) => (isOurs(doc) ? finish(doc, facts.positions, match.result) : { doc }));
  publishRoom(host, open);
  tellGains(host, open, facts.number, gains);
}
