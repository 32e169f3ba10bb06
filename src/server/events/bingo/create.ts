// Making a game: its seed is drawn and committed to before anybody has a card.
import { randomBytes, randomUUID } from 'node:crypto';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { usualBingoStages } from '../../../contract/events/bingo.ts';
import type { Message } from '../../../contract/realtime.ts';
import { commitmentTo } from '../../../engine/random.ts';
import type { ContentOfBingo } from '../../base/storage/schema/notifications.ts';
import { readColleagues } from '../../people/store.ts';
import { teamGate } from '../../people/teamGate.ts';
import type { TablePerson } from '../../tables/matches/rooms/newRoom.ts';
import type { BingoServices } from './services.ts';
import { countOpenGames, writeNewGame } from './store.ts';

const mostOpen = 20;
const yearMs = 366 * 24 * 60 * 60_000;
/** The clock of whoever makes it may be a little behind. */
const lateMs = 5 * 60_000;

/** The part of the team's settings by which bingo is switched off, as the games are by their names. */
export const gameType = 'bingo';

export async function createGame(
  services: BingoServices,
  actor: TablePerson,
  { moveId, name, stages, autoMark, cards, start }: Message<'bingo:create'>,
): Promise<{ readonly bingo: string } | Refusal> {
  const { clock, database, encryption } = services;
  if (!actor.isAdmin) return refuse('AdminOnly');
  const now = clock.now();
  const startsAt = start === undefined ? null : Date.parse(start);
  if (startsAt !== null && (startsAt < now - lateMs || startsAt > now + yearMs))
    return refuse('InvalidInput', { fields: [{ path: 'start', code: 'range' }] });
  const closed = await teamGate(database, clock)(actor.teamId, gameType);
  if (closed && closed.error !== 'OutsidePlayPeriod') return closed; // it may be played later
  if ((await countOpenGames(database, actor.teamId)) >= mostOpen)
    return refuse('Conflict', { reason: 'tooManySessions' });
  const id = randomUUID();
  const seed = randomBytes(32).toString('hex');
  const bingo = await writeNewGame(database, {
    id,
    team_id: actor.teamId,
    move_id: moveId,
    name,
    stages: JSON.stringify(stages ?? usualBingoStages),
    auto_mark: autoMark ?? false,
    cards_each: cards ?? 1,
    created_by: actor.userId,
    created_at: now,
    starts_at: startsAt,
    seed: encryption.encrypt(seed, id),
    commitment: commitmentTo(seed),
    phase: 'lobby',
    stage: 0,
    is_won: false,
    calls: 0,
    auto_seconds: null,
    shown_until: null,
    due_at: null,
    version: 0,
    changed_at: now,
    ended_at: null,
  });
  // Idempotent by `moveId`: the team is invited once.
  if (bingo === id)
    await inviteTeam(services, actor, { bingoId: id, name, isPlanned: startsAt !== null && startsAt > now });
  return { bingo };
}

async function inviteTeam(
  { database, log, notifications }: BingoServices,
  { teamId, userId }: TablePerson,
  { bingoId, name, isPlanned }: Omit<ContentOfBingo, 'kind'>,
): Promise<void> {
  try {
    const content: ContentOfBingo = { kind: 'bingoOpened', bingoId, name, isPlanned };
    const others = (await readColleagues(database, teamId)).filter(({ id }) => id !== userId);
    await notifications.notifyAll(
      others.map(({ id }) => ({ userId: id, subject: `bingo ${bingoId}`, content })),
    );
  } catch (error) {
    log.warn({ error, bingo: bingoId }, 'the team was not told of a bingo'); // it is played all the same
  }
}
