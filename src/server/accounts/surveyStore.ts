// Answers to the survey, as the database keeps them: the latest of each person.
import type { Insertable } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { SurveysTable } from '../storage/schema/people.ts';

export async function writeSurvey(database: Database, survey: Insertable<SurveysTable>): Promise<void> {
  const { user_id: _, ...answers } = survey;
  await database
    .insertInto('surveys')
    .values(survey)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(answers))
    .execute();
}
