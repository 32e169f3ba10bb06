// Prints a stored match turn by turn: its log is folded again by the rules of its game, on any machine.
import type { Selectable } from 'kysely';
import type { AnyGame, Shapes } from '../../../engine/game.ts';
import type { Logged } from '../../../engine/log.ts';
import { type Match, playTurn, seatsToAct, startMatch } from '../../../engine/match.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Database } from '../../base/storage/database.ts';
import { openJournal, type TurnRow } from '../../base/storage/journal.ts';
import type { MatchPlayer } from '../../base/storage/schema/matches.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { type Games, loadGame } from '../../tables/matches/turns/storedMatches.ts';

type MatchRow = Selectable<Schema['matches']>;

export interface Replayed {
  readonly lines: readonly string[];
  /** False where a turn cannot be played again, or comes out otherwise than it was stored. */
  readonly isSound: boolean;
}

/** The match of this id, or all matches of the room of this id; null where there is neither. */
export async function replayStored(database: Database, games: Games, id: string): Promise<Replayed | null> {
  const rows = await database
    .selectFrom('matches')
    .selectAll()
    .where((is) => is.or([is('id', '=', id), is('room_id', '=', id)]))
    .orderBy('game')
    .execute();
  if (rows.length === 0) return null;
  const journal = openJournal(database);
  const replayed: Replayed[] = [];
  for (const row of rows) {
    const game = await loadGame(games, row.game_name);
    replayed.push(replayMatch(row, game, await journal.read(row.id, 0)));
  }
  return {
    lines: replayed.flatMap(({ lines }) => lines),
    isSound: replayed.every(({ isSound }) => isSound),
  };
}

function replayMatch(row: MatchRow, game: AnyGame, turns: readonly TurnRow[]): Replayed {
  const lines = headingOf(row, game);
  let match = startMatch(game, row.setup);
  for (const turn of turns) {
    lines.push(
      ...turn.entries.map((entry) => `turn ${turn.turn} ${timeOf(turn.at)} ${entryOf(entry, turn)}`),
    );
    try {
      match = playTurn(game, match, turn.entries);
    } catch (error) {
      lines.push(`turn ${turn.turn} cannot be played: ${String(error)}`);
      return { lines, isSound: false };
    }
    lines.push(stateOf(game, match, turn));
  }
  const stored = JSON.stringify(row.result);
  const folded = JSON.stringify(match.result);
  // The row of the match gets its result when it is settled; the turn that ended it has it at once.
  const isSound = row.settled_at === null || isSame(row.result, match.result);
  lines.push(isSound ? `result: ${folded}` : `result: stored ${stored}, replayed ${folded}`);
  return { lines, isSound };
}

function headingOf(row: MatchRow, game: AnyGame): string[] {
  const { rules, seats, timer } = row.setup;
  const changed = game.version === row.game_version ? '' : `, played here by version ${game.version}`;
  return [
    `match ${row.id}: ${row.game_name}, version ${row.game_version}${changed}, ${seats} seats`,
    `rules ${JSON.stringify(rules)}, timer ${JSON.stringify(timer)}, started ${timeOf(row.started_at)}`,
    ...row.players.map((player, seat) => `seat ${seat}: ${playerOf(player)}`),
  ];
}

/** People by id only, as in the logs. */
function playerOf({ userId, strength }: MatchPlayer): string {
  if (strength !== null) return `bot of strength ${strength}`;
  return userId === null ? 'a deleted account' : `person ${userId}`;
}

function entryOf(entry: Logged<Shapes>, { moveId }: TurnRow): string {
  const { kind, at, ...rest } = entry;
  const id = kind === 'move' && moveId !== null ? ` (moveId ${moveId})` : '';
  return `match time ${at} ms: ${kind} ${JSON.stringify(rest)}${id}`;
}

function stateOf(game: AnyGame, match: Match<Shapes>, { dueAt }: TurnRow): string {
  const position = game.writePosition?.(match.state);
  const parts = [
    `to act: ${seatsToAct(match).join(', ') || 'no seat'}`,
    ...(match.paused ? ['paused'] : []),
    ...(match.recovered ? ['recovered, waiting for its people'] : []),
    ...(dueAt === null ? [] : [`due ${timeOf(dueAt)}`]),
    ...(position === undefined ? [] : [`position ${position}`]),
  ];
  return `  ${parts.join(' · ')}`;
}

/** Stored as jsonb, whose keys have an order of their own. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
