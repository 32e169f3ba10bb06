// @vitest-environment jsdom
// One's own data: the file that is kept, and that an account goes only when its owner means it.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerEvery } from '../../../../tests/support/browser/fetchStub.ts';
import { renderInEnglish } from '../../../../tests/support/browser/renderInEnglish.tsx';
import { ada } from '../../../../tests/support/browser/signedIn.ts';
import { usualPreferences } from '../../../contract/people/preferences.ts';
import errors from '../../../texts/en/errors.json' with { type: 'json' };
import account from '../../../texts/en/later/account.json' with { type: 'json' };
import { session } from '../../base/session/session.ts';
import { useUser } from '../../base/session/useSession.ts';
import { YourData } from './YourData.tsx';

const words = account.data;
const user = userEvent.setup();

/** As the pages behind sign-in stand: gone with whoever is signed in. */
const Gate = () => useUser() && <YourData />;

beforeEach(() => {
  session.signIn({ ...ada, name: 'Ada  Moss' });
  renderInEnglish(<Gate />);
});

const says = async (sentence: string) =>
  expect(await screen.findByText(sentence, {}, { timeout: 60_000 })).toBeTruthy();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = async (name: string, text: string) => {
  const input = document.querySelector(`input[name=${name}]`);
  if (!input) throw new Error(`no field ${name}`);
  await user.type(input, text);
};
async function ask(): Promise<void> {
  await press(words.delete);
  await says(words.effects.back);
}

it('keeps the answer as a file', async () => {
  const time = '2026-03-02T09:00:00.000Z';
  const person = {
    userId: ada.userId,
    name: 'Ada Moss',
    email: 'ada@example.test',
    picture: null,
    language: 'en',
    theme: 'light',
    signedUpAt: time,
    verifiedAt: time,
    wantsInvitationsByMail: true,
    background: null,
    preferences: usualPreferences,
    onboarding: [],
  };
  const rest = {
    accounts: [],
    keys: [],
    sessions: [],
    mails: [],
    notifications: [],
    pictures: [],
    games: [],
    bingo: [],
    predictions: [],
    puzzles: [],
    trivia: [],
    xp: [],
    badges: [],
    ratings: [],
    daysAway: [],
    feedback: [],
  };
  answerEvery(200, { exportedAt: time, person, team: null, survey: null, ...rest });
  const kept: { name: string; text: string }[] = [];
  let blob: Blob | null = null;
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      blob = given;
      return 'blob:kept';
    },
    revokeObjectURL: () => {},
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    kept.push({ name: this.download, text: this.href });
  });
  await press(words.download);
  await expect.poll(() => kept).toEqual([{ name: 'topla-my-data.json', text: 'blob:kept' }]);
  expect(blob).not.toBeNull();
  click.mockRestore();
});

it('says so when the file does not come', async () => {
  answerEvery(500, { ok: false, error: 'AnErrorOccured' });
  await press(words.download);
  await says(words.notDownloaded);
});

it('asks first, and does nothing when the safe answer is taken', async () => {
  const sent = answerEvery(200, { ok: true });
  await ask();
  await press(words.keep);
  expect(sent).toEqual([]);
  expect(session.user()?.userId).toBe(ada.userId);
});

it('wants the name typed before it asks the server', async () => {
  const sent = answerEvery(200, { ok: true });
  await ask();
  await type('name', 'Ada');
  await press(words.act);
  await says(words.nameUnlike);
  expect(sent).toEqual([]);
});

it('tells the last admin why they cannot go', async () => {
  answerEvery(409, { ok: false, error: 'LastAdmin' });
  await ask();
  await type('name', 'Ada Moss');
  await press(words.act);
  await says(errors.LastAdmin);
});

it('signs out with a word of goodbye', async () => {
  const sent = answerEvery(200, { ok: true });
  await ask();
  await type('name', ' Ada Moss ');
  await press(words.act);
  await expect.poll(() => session.user()).toBeNull();
  expect(session.farewell()).toBe('deleted');
  expect(sent).toEqual([
    {
      path: '/api/Authentication/deleteAccount',
      body: { userId: ada.userId },
    },
  ]);
});
