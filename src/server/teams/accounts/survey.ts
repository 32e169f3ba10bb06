// The survey shown to new people: stores the latest answers of each person, or that they declined.
import type { Insertable } from 'kysely';
import type { surveyEnd } from '../../../contract/people/survey.ts';
import type { Database } from '../../base/storage/database.ts';
import type { SurveysTable } from '../../base/storage/schema/people.ts';
import type { Handler } from '../../web/http/route.ts';
import type { AccountServices } from './services.ts';

async function writeSurvey(database: Database, survey: Insertable<SurveysTable>): Promise<void> {
  const { user_id: _, ...answers } = survey;
  await database
    .insertInto('surveys')
    .values(survey)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(answers))
    .execute();
}

type Deps = Pick<AccountServices, 'clock' | 'database'>;

/** Answers of a survey that was not submitted are dropped; only that it was shown is stored. */
export const endSurvey =
  ({ database, clock }: Deps): Handler<typeof surveyEnd> =>
  async ({ member }, { hasSubmitted, mainUsage, mainInterest, size, heardFrom, additional }) => {
    const kept = (answer: string | null | undefined) => (hasSubmitted && answer ? answer : null);
    await writeSurvey(database, {
      user_id: member.userId,
      has_submitted: hasSubmitted,
      main_usage: kept(mainUsage),
      main_interest: kept(mainInterest),
      size: kept(size),
      heard_from: kept(heardFrom),
      additional: kept(additional),
      answered_at: clock.now(),
    });
    return { ok: true };
  };
