// Brings the result of a sign-in from the small window that Teams opened to the frame that waits for it.
import { app, authentication } from '@microsoft/teams-js';
import { handToFrame, microsoftWindow } from './frameChannel.ts';
import { withTimeout } from './withTimeout.ts';

const patienceMs = 10_000;

/**
 * The serialised result, or the failure. Teams would pass it on to whichever app opened the window: only where the window
 * has no opener, in the apps of Teams, is there no other way.
 */
export async function tellTeams(result: string | null, failure = 'Failed'): Promise<void> {
  if (window.opener !== null) {
    if (await handToFrame(microsoftWindow, result ?? JSON.stringify(failure))) return;
    throw new Error('no frame waits');
  }
  await withTimeout(app.initialize(), patienceMs);
  if (result === null) authentication.notifyFailure(failure);
  else authentication.notifySuccess(result);
}
