// The match that a call is about, if the caller may see it: its players, and others where they could watch or see the replay.
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { MatchPlayer } from '../../../base/storage/schema/matches.ts';
import type { Actor } from '../../../people/members.ts';
import { readRoom } from '../store.ts';
import { matchId } from '../turns/storedMatches.ts';

export interface SeenMatch {
  readonly id: string;
  /** Of the table: players of a meeting may be of other teams. */
  readonly teamId: string;
  readonly gameName: string;
  /** By seat. */
  readonly players: readonly MatchPlayer[];
  /** The seat of the caller; null: they watch. */
  readonly seat: number | null;
  readonly isOver: boolean;
}

export async function seenMatch(
  database: Database,
  { member, team }: Actor,
  { roomId, game }: { readonly roomId: string; readonly game: number },
): Promise<SeenMatch | Refusal> {
  const room = await readRoom(database, roomId);
  if (!room || (room.teamId !== team.teamId && !room.doc.byLink)) return refuse('NotFound');
  const match = await database
    .selectFrom('matches')
    .select(['id', 'game_name', 'players', 'ended_at'])
    .where('id', '=', matchId(roomId, game))
    .executeTakeFirst();
  if (!match) return refuse('NotFound');
  const { userId } = member;
  const seat = match.players.findIndex((player) => player.userId === userId);
  const isOver = match.ended_at !== null;
  const mayWatch = isOver || (room.doc.watch === 'team' && !room.doc.kicked.includes(userId));
  if (seat < 0 && !mayWatch) return refuse('NotFound');
  return {
    id: match.id,
    teamId: room.teamId,
    gameName: match.game_name,
    players: match.players,
    seat: seat < 0 ? null : seat,
    isOver,
  };
}
