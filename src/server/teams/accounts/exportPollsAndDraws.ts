// The polls a person has made or voted in, and their small draws that are still kept, for the export. Of a secret poll nobody knows what they chose, the server included.
import type { PersonalData } from '../../../contract/people/leaving.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Database } from '../../base/storage/database.ts';
import { drawRecords } from '../../base/storage/schema/draws.ts';
import { pollRecords } from '../../base/storage/schema/polls.ts';
import { exportedColumns } from '../../base/storage/schema/record.ts';

const readMade = (database: Database, userId: string) =>
  database
    .selectFrom('polls')
    .select(exportedColumns(pollRecords.polls))
    .where('created_by', '=', userId)
    .orderBy('created_at')
    .execute();

const readVoted = (database: Database, userId: string) =>
  database
    .selectFrom('poll_votes')
    .innerJoin('polls', 'polls.id', 'poll_votes.poll_id')
    .select(['polls.question', 'polls.options', 'polls.is_secret'])
    .select(exportedColumns(pollRecords.poll_votes))
    .where('poll_votes.user_id', '=', userId)
    .orderBy('polls.created_at')
    .execute();

export async function exportPolls(database: Database, userId: string): Promise<PersonalData['polls']> {
  const [made, voted] = await Promise.all([readMade(database, userId), readVoted(database, userId)]);
  return {
    made: made.map(({ question, options, is_secret, created_at, closed_at }) => ({
      question,
      options: [...options],
      isSecret: is_secret,
      madeAt: timeOf(created_at),
      closedAt: closed_at === null ? null : timeOf(closed_at),
    })),
    voted: voted.map(({ question, options, is_secret, choices }) => ({
      question,
      isSecret: is_secret,
      chosen: choices?.map((choice) => options[choice] ?? '') ?? null,
    })),
  };
}

export async function exportDraws(database: Database, userId: string): Promise<PersonalData['draws']> {
  const rows = await database
    .selectFrom('draws')
    .select(exportedColumns(drawRecords.draws))
    .where('drawn_by', '=', userId)
    .orderBy('drawn_at')
    .execute();
  return rows.flatMap(({ spec, outcome, drawn_at }) =>
    spec && outcome && drawn_at !== null
      ? [{ spec, outcome, drawnAt: new Date(drawn_at).toISOString() }]
      : [],
  );
}
