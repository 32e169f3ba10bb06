// The window that Teams opens to sign somebody in: it says what came of it, and Teams closes it.
import { app, authentication } from '@microsoft/teams-js';
import { withTimeout } from './withTimeout.ts';

const patienceMs = 10_000;

/** What was brought back, as text; or why nothing was. */
export async function tellTeams(result: string | null, failure = 'Failed'): Promise<void> {
  await withTimeout(app.initialize(), patienceMs);
  if (result === null) authentication.notifyFailure(failure);
  else authentication.notifySuccess(result);
}
