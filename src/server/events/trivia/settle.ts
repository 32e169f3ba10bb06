// Settles a trivia that is over, once: everybody's points and place, XP and badges in one transaction; then badges are announced.
import { sql } from 'kysely';
import { isRight } from '../../../events/trivia/scoring.ts';
import { placed, standingsAfter, winnersOf } from '../../../events/trivia/standings.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Notifications } from '../../messaging/notifications/notifications.ts';
import { recordTrivia } from '../../progress/results/recordTrivia.ts';
import type { TriviaEnd, TriviaPart } from '../../progress/results/triviaRewards.ts';
import { readAnswers, readPlayers } from './liveStore.ts';

interface Deps {
  readonly clock: WallClock;
  readonly database: Database;
  readonly notifications: Notifications;
}

export const settling =
  ({ clock, database, notifications }: Deps) =>
  async (id: string): Promise<void> => {
    const given = await database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('trivia')
        .selectAll()
        .where('id', '=', id)
        .where('ended_at', 'is not', null)
        .where('settled_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return [];
      const people = (await readPlayers(transaction, id)).filter(({ removed_at }) => removed_at === null);
      const answers = await readAnswers(transaction, id, null);
      const rules = { mode: row.mode, speedWeight: row.speed_weight, streak: row.streak };
      const ids = people.map(({ user_id }) => user_id);
      const table = placed(rules, standingsAfter(rules, row.questions, row.asked, ids, answers)).filter(
        ({ answered }) => answered > 0,
      );
      const winners = new Set(winnersOf(rules, table).map(({ userId }) => userId));
      const isPerfect = (userId: string) =>
        row.questions.every((question, at) =>
          answers.some(
            (given) =>
              given.userId === userId && given.question === at + 1 && isRight(question, given.options),
          ),
        );
      const parts = table.map(
        ({ userId, points, rank }): TriviaPart => ({
          userId,
          points,
          place: rank,
          isWinner: winners.has(userId),
          isPerfect: row.asked.length === row.questions.length && isPerfect(userId),
        }),
      );
      const end: TriviaEnd = {
        triviaId: id,
        teamId: row.team_id,
        mode: row.mode,
        questions: row.questions.length,
        endedAt: row.ended_at ?? clock.now(),
        parts,
      };
      await writePlaces(transaction, end);
      await transaction.updateTable('trivia').set({ settled_at: clock.now() }).where('id', '=', id).execute();
      return recordTrivia(transaction, end);
    });
    await notifications.notifyAll(
      given.map(({ user_id, idprod }) => ({
        userId: user_id,
        subject: `badge ${idprod}`,
        content: { kind: 'badge' as const, idprod },
      })),
    );
  };

async function writePlaces(database: Database, { triviaId, parts }: TriviaEnd): Promise<void> {
  await sql`
    update trivia_players p set place = one.place, points = one.points
    from unnest(
      ${parts.map(({ userId }) => userId)}::uuid[], ${parts.map(({ place }) => place)}::int[],
      ${parts.map(({ points }) => points)}::int[]
    ) as one (user_id, place, points)
    where p.trivia_id = ${triviaId} and p.user_id = one.user_id`.execute(database);
}
