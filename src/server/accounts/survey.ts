// Keeps what a new person answered, or that they would rather not.
import type { surveyEnd } from '../../contract/survey.ts';
import type { Handler } from '../http/route.ts';
import type { AccountServices } from './services.ts';
import { writeSurvey } from './surveyStore.ts';

type Needs = Pick<AccountServices, 'clock' | 'database'>;

/** Of a survey that was not sent off nothing is kept but that it was shown. */
export const endingSurvey =
  ({ database, clock }: Needs): Handler<typeof surveyEnd> =>
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
