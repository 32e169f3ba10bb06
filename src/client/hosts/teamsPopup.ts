// The window that Teams opens to sign somebody in: it says what came of it, and Teams closes it.
import { app, authentication } from '@microsoft/teams-js';

const patienceMs = 10_000;

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Teams does not answer')), patienceMs);
  });

/** What was brought back, as text; or why nothing was. */
export async function tellTeams(result: string | null, failure = 'Failed'): Promise<void> {
  await Promise.race([app.initialize(), tooLate()]);
  if (result === null) authentication.notifyFailure(failure);
  else authentication.notifySuccess(result);
}
