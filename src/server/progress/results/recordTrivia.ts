// Records a trivia that is over: XP and badges of everybody who took part, in the transaction that settles it.
import type { Transaction } from 'kysely';
import type { BadgesGivenTable, XpLinesTable } from '../../base/storage/schema/progress.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { lockPeople } from './ledgerStore.ts';
import { badgeXp } from './rewards.ts';
import { type TriviaEnd, triviaBadges, triviaXp } from './triviaRewards.ts';
import { readBadges, writeEventEnd } from './triviaStore.ts';

/** Called once an event: its row is marked in the same transaction. The badges given, to be told. */
export async function recordTrivia(
  transaction: Transaction<Schema>,
  end: TriviaEnd,
): Promise<readonly Pick<BadgesGivenTable, 'user_id' | 'idprod'>[]> {
  const people = await lockPeople(
    transaction,
    end.parts.map(({ userId }) => userId),
  );
  // People who left the team since earn nothing.
  const inTeam = new Set(people.flatMap(({ id, team_id }) => (team_id === end.teamId ? id : [])));
  const parts = end.parts.filter(({ userId }) => inTeam.has(userId));
  const earned = await readBadges(transaction, [...inTeam]);
  const given = parts.flatMap((part) =>
    triviaBadges(end, part)
      .filter((idprod) => !earned.get(part.userId)?.has(idprod))
      .map((idprod) => ({
        user_id: part.userId,
        idprod,
        cause: end.triviaId,
        earned_at: end.endedAt,
      })),
  );
  const lineOf = (userId: string, source: XpLinesTable['source'], sourceId: string, xp: number) => ({
    user_id: userId,
    source,
    source_id: sourceId,
    team_id: end.teamId,
    game_type: null,
    cause: end.triviaId,
    xp,
    at: end.endedAt,
  });
  const lines = [
    ...parts.map((part) => lineOf(part.userId, 'trivia', end.triviaId, triviaXp(end, part))),
    ...given.map(({ user_id, idprod }) => lineOf(user_id, 'badge', String(idprod), badgeXp(idprod))),
  ];
  await writeEventEnd(transaction, lines, given);
  return given;
}
