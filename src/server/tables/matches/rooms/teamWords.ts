// The words of a team's own: stored, counted for a host who asks for them, and drawn for a game that begins.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import type { Database } from '../../../base/storage/database.ts';

export async function readTeamWords(
  database: Database,
  teamId: string,
  gameName: string,
): Promise<readonly string[]> {
  const row = await database
    .selectFrom('team_words')
    .select('words')
    .where('team_id', '=', teamId)
    .where('game_name', '=', gameName)
    .executeTakeFirst();
  return row?.words ?? [];
}

export async function countTeamWords(database: Database, teamId: string, gameName: string): Promise<number> {
  const row = await database
    .selectFrom('team_words')
    .select(sql<number>`jsonb_array_length(words)`.as('count'))
    .where('team_id', '=', teamId)
    .where('game_name', '=', gameName)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export interface TeamWordList {
  readonly teamId: string;
  readonly gameName: string;
  readonly words: readonly string[];
}

/** An empty list is removed. */
export async function writeTeamWords(
  database: Database,
  { teamId, gameName, words }: TeamWordList,
  now: number,
): Promise<void> {
  if (words.length === 0) {
    await database
      .deleteFrom('team_words')
      .where('team_id', '=', teamId)
      .where('game_name', '=', gameName)
      .execute();
    return;
  }
  const saved = { words: JSON.stringify(words), saved_at: now };
  await database
    .insertInto('team_words')
    .values(Object.assign({ team_id: teamId, game_name: gameName }, saved))
    .onConflict((conflict) => conflict.columns(['team_id', 'game_name']).doUpdateSet(saved))
    .execute();
}

export interface GameToBegin {
  readonly game: AnyGame;
  readonly teamId: string;
  readonly rules: unknown;
  readonly seats: number;
}

/** Why this game cannot be played with the team's own words; null: it can, or does not ask for them. */
export async function teamWordsRefusal(
  database: Database,
  { game, teamId, rules, seats }: GameToBegin,
): Promise<Refusal | null> {
  const { teamWords } = game;
  if (!teamWords || teamWords.wanted(rules, seats) === 0) return null;
  const count = await countTeamWords(database, teamId, game.id);
  if (count >= teamWords.least) return null;
  return refuse('InvalidInput', { fields: [{ path: 'ruleSet', code: 'tooFewWords' }] });
}

/** Any so many of them, each equally likely. */
function drawn(words: readonly string[], count: number): readonly string[] {
  const left = [...words];
  const most = Math.min(count, left.length);
  return Array.from({ length: most }, () => left.splice(randomInt(left.length), 1)).flat();
}

/**
 * The rules of a game that begins now, with the words it may need and no more: whoever sees the replay of the game
 * sees them. A list that has become too short since the table was opened is left out.
 */
export async function withTeamWords(
  database: Database,
  { game, teamId, rules, seats }: GameToBegin,
): Promise<unknown> {
  const { teamWords } = game;
  const count = teamWords?.wanted(rules, seats) ?? 0;
  if (!teamWords || count === 0) return rules;
  const words = await readTeamWords(database, teamId, game.id);
  return words.length < teamWords.least ? rules : teamWords.withWords(rules, drawn(words, count));
}
