// @vitest-environment jsdom
// One's own data: the file that is kept, and that an account goes only when its owner means it.
import { FluentProvider } from '@fluentui/react-components';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada } from '../../../../tests/support/signedIn.ts';
import { usualPreferences } from '../../../contract/preferences.ts';
import account from '../../../texts/en/account.json' with { type: 'json' };
import door from '../../../texts/en/door.json' with { type: 'json' };
import errors from '../../../texts/en/errors.json' with { type: 'json' };
import { TextsProvider } from '../../../ui/texts.tsx';
import { session } from '../../session/session.ts';
import { useUser } from '../../session/useSession.ts';
import { translateFrom } from '../../words/translate.ts';
import { YourData } from './YourData.tsx';

const asked: { readonly path: string; readonly body: unknown }[] = [];
function answer(status: number, body: object): void {
  vi.stubGlobal('fetch', async (address: string, { signal: _, ...init }: RequestInit) => {
    const request = new Request(address, init);
    const text = await request.text();
    asked.push({ path: new URL(request.url).pathname, body: text === '' ? null : JSON.parse(text) });
    return new Response(JSON.stringify(body), { status });
  });
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
/** As the pages behind sign-in stand: gone with whoever is signed in. */
const Gate = () => useUser() && <YourData />;

const words = { door, errors, account };
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  asked.length = 0;
  session.signIn({ ...ada, name: 'Ada  Moss' });
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <FluentProvider theme={{}}>
        <TextsProvider value={{ language: 'en', t: translateFrom(words, words) }}>
          <Gate />
        </TextsProvider>
      </FluentProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const says = (sentence: string) => vi.waitFor(() => expect(document.body.textContent).toContain(sentence));
const press = (label: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === label);
    if (!button) throw new Error(`no button ${label}`);
    button.click();
  });
const type = (name: string, text: string) =>
  act(async () => {
    const input = document.querySelector(`input[name=${name}]`);
    if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
async function ask(): Promise<void> {
  await press(account.data.delete);
  await says(account.data.effects.back);
}

it('keeps the answer as a file', async () => {
  const time = '2026-03-02T09:00:00.000Z';
  const person = {
    ...{
      userId: ada.userId,
      name: 'Ada Moss',
      email: 'ada@example.test',
      picture: null,
      language: 'en',
      theme: 'light',
    },
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
    xp: [],
    badges: [],
  };
  answer(200, { exportedAt: time, person, team: null, survey: null, ...rest });
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
  await press(account.data.download);
  await vi.waitFor(() => expect(kept).toEqual([{ name: 'topla-my-data.json', text: 'blob:kept' }]));
  expect(blob).not.toBeNull();
  click.mockRestore();
});

it('says so when the file does not come', async () => {
  answer(500, { ok: false, error: 'AnErrorOccured' });
  await press(account.data.download);
  await says(account.data.notDownloaded);
});

it('asks first, and does nothing when the safe answer is taken', async () => {
  answer(200, { ok: true });
  await ask();
  await press(account.data.keep);
  expect(asked).toEqual([]);
  expect(session.user()?.userId).toBe(ada.userId);
});

it('wants the name typed before it asks the server', async () => {
  answer(200, { ok: true });
  await ask();
  await type('name', 'Ada');
  await press(account.data.act);
  await says(account.data.nameUnlike);
  expect(asked).toEqual([]);
});

it('says at its field that the password proves nothing', async () => {
  answer(401, { ok: false, error: 'InvalidCredentials' });
  await ask();
  await type('name', 'Ada Moss');
  await type('password', 'not-this-kettle');
  await press(account.data.act);
  await says(account.data.passwordWrong);
  expect(session.user()?.userId).toBe(ada.userId);
});

it('tells the last admin why they cannot go', async () => {
  answer(409, { ok: false, error: 'LastAdmin' });
  await ask();
  await type('name', 'Ada Moss');
  await press(account.data.act);
  await says(errors.LastAdmin);
});

it('signs out with a word of goodbye', async () => {
  answer(200, { ok: true });
  await ask();
  await type('name', ' Ada Moss ');
  await type('password', 'saffron-teapot-42');
  await press(account.data.act);
  await vi.waitFor(() => expect(session.user()).toBeNull());
  expect(session.farewell()).toBe('deleted');
  expect(asked).toEqual([
    {
      path: '/api/Authentication/deleteAccount',
      body: { userId: ada.userId, password: 'saffron-teapot-42' },
    },
  ]);
});
