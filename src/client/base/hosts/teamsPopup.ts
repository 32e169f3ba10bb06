// Reports the result of a sign-in from the pop-up window that Teams opened; Teams closes it.
import { app, authentication } from '@microsoft/teams-js';
import { withTimeout } from './withTimeout.ts';

const patienceMs = 10_000;

/** Reports the serialised result, or the failure. */
export async function tellTeams(result: string | null, failure = 'Failed'): Promise<void> {
  await withTimeout(app.initialize(), patienceMs);
  if (result === null) authentication.notifyFailure(failure);
  else authentication.notifySuccess(result);
}
