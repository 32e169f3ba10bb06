// @vitest-environment jsdom
// The change of password says what is wrong before it is sent and after, and goes on with the new token.
import { FluentProvider } from '@fluentui/react-components';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada, tokenUntil } from '../../../../tests/support/signedIn.ts';
import account from '../../../texts/en/account.json' with { type: 'json' };
import door from '../../../texts/en/door.json' with { type: 'json' };
import errors from '../../../texts/en/errors.json' with { type: 'json' };
import { TextsProvider } from '../../../ui/texts.tsx';
import { session } from '../../session/session.ts';
import { translateFrom } from '../../words/translate.ts';
import { ChangePassword } from './ChangePassword.tsx';

const fresh = tokenUntil(Date.now() + 60_000, 'fresh');

const bodies: unknown[] = [];
function answer(status: number, body: object): void {
  vi.stubGlobal('fetch', async (address: string, { signal: _, ...init }: RequestInit) => {
    const request = new Request(address, init);
    bodies.push(await request.json());
    return new Response(JSON.stringify(body), { status });
  });
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const words = { door, errors, account };
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  bodies.length = 0;
  session.signIn(ada);
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <FluentProvider theme={{}}>
        <TextsProvider value={{ language: 'en', t: translateFrom(words, words) }}>
          <ChangePassword />
        </TextsProvider>
      </FluentProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

function field(name: string): HTMLInputElement {
  const input = page.querySelector(`input[name=${name}]`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return input;
}

/** As typing does: React hears of a value only when it was not React that set it. */
const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });

async function send(old: string, password: string, again = password): Promise<void> {
  await type('old', old);
  await type('password', password);
  await type('again', again);
  await act(async () => page.querySelector('form')?.requestSubmit());
}

/** What stands on the page, once it does. */
const says = (sentence: string) => vi.waitFor(() => expect(page.textContent).toContain(sentence));

it('sends nothing while a field is missing or the two differ', async () => {
  answer(200, {});
  await send('', 'quiet-harbour-bell-7', 'quiet-harbour-bell-8');
  await says(account.password.oldNeeded);
  await says(door.reset.unlike);
  expect(document.activeElement).toBe(field('old'));
  expect(bodies).toEqual([]);
});

it('goes on with the new token and empty fields', async () => {
  answer(200, { ok: true, guulJwt: fresh });
  await send('saffron-teapot-42', 'quiet-harbour-bell-7');
  await says(account.password.done);
  expect(bodies).toEqual([
    { userId: ada.userId, oldPassword: 'saffron-teapot-42', newPassword: 'quiet-harbour-bell-7' },
  ]);
  expect(session.token()).toBe(fresh);
  expect(field('old').value).toBe('');
  expect(document.activeElement?.textContent).toBe(account.password.title);
});

it('says at its field that the old one is wrong, and keeps who is signed in', async () => {
  answer(401, { ok: false, error: 'InvalidCredentials' });
  await send('not-this-kettle', 'quiet-harbour-bell-7');
  await says(account.password.oldWrong);
  expect(session.user()?.userId).toBe(ada.userId);
  await type('old', 'saffron-teapot-42');
  expect(page.textContent).not.toContain(account.password.oldWrong);
});

it('says why a new one is not taken', async () => {
  answer(400, { ok: false, error: 'PasswordNotAllowed' });
  await send('saffron-teapot-42', 'password123');
  await says(errors.PasswordNotAllowed);
  expect(field('password').value).toBe('password123');
});
