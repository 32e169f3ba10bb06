// What this site does in a browser once its first page is there: it can be installed, works without a network, and is told things.
import type { User } from '../../../contract/people/people.ts';
import { keepPush } from './browserPush.ts';
import { registerWorker } from './registerWorker.ts';

/** The app is named after the team, and its shortcuts are in the person's language. */
function offerToInstall({ team, language }: User): void {
  const known = document.querySelector('link[rel=manifest]');
  const link = known ?? document.createElement('link');
  const about = new URLSearchParams({ language, team: team?.name ?? '' });
  link.setAttribute('rel', 'manifest');
  link.setAttribute('href', `/app.webmanifest?${about}`);
  if (!known) document.head.append(link);
}

export async function startInBackground(user: User): Promise<void> {
  offerToInstall(user);
  if (await registerWorker()) await keepPush(user.userId);
}
