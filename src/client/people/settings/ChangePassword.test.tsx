// @vitest-environment jsdom
// The change of password says what is wrong before it is sent and after, and goes on with the new token.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answerEvery } from '../../../../tests/support/browser/fetchStub.ts';
import { renderInEnglish } from '../../../../tests/support/browser/renderInEnglish.tsx';
import { ada, tokenUntil } from '../../../../tests/support/browser/signedIn.ts';
import door from '../../../texts/en/door.json' with { type: 'json' };
import errors from '../../../texts/en/errors.json' with { type: 'json' };
import account from '../../../texts/en/later/account.json' with { type: 'json' };
import { session } from '../../base/session/session.ts';
import { ChangePassword } from './ChangePassword.tsx';

const fresh = tokenUntil(Date.now() + 60_000, 'fresh');
const words = account.password;
const user = userEvent.setup();

beforeEach(() => {
  session.signIn(ada);
  renderInEnglish(<ChangePassword />);
});

const field = (name: 'old' | 'password' | 'again'): HTMLInputElement => {
  const input = document.querySelector(`input[name=${name}]`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return input;
};

async function send(old: string, password: string, again = password): Promise<void> {
  for (const [name, text] of Object.entries({ old, password, again }))
    if (text !== '') await user.type(field(name === 'old' || name === 'again' ? name : 'password'), text);
  await user.click(screen.getByRole('button', { name: words.act }));
}

it('sends nothing while a field is missing or the two differ', async () => {
  const sent = answerEvery(200, {});
  await send('', 'quiet-harbour-bell-7', 'quiet-harbour-bell-8');
  expect(await screen.findAllByText(words.oldNeeded)).not.toHaveLength(0);
  expect(screen.getAllByText(door.reset.unlike)).not.toHaveLength(0);
  expect(document.activeElement).toBe(field('old'));
  expect(sent).toEqual([]);
});

it('goes on with the new token and empty fields', async () => {
  const sent = answerEvery(200, { ok: true, guulJwt: fresh });
  await send('saffron-teapot-42', 'quiet-harbour-bell-7');
  expect(await screen.findByText(words.done)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { userId: ada.userId, oldPassword: 'saffron-teapot-42', newPassword: 'quiet-harbour-bell-7' },
  ]);
  expect(session.token()).toBe(fresh);
  expect(field('old').value).toBe('');
  expect(document.activeElement?.textContent).toBe(words.title);
});

it('says at its field that the old one is wrong, and keeps who is signed in', async () => {
  answerEvery(401, { ok: false, error: 'InvalidCredentials' });
  await send('not-this-kettle', 'quiet-harbour-bell-7');
  expect(await screen.findByText(words.oldWrong)).toBeTruthy();
  expect(session.user()?.userId).toBe(ada.userId);
  await user.clear(field('old'));
  await user.type(field('old'), 'saffron-teapot-42');
  expect(screen.queryByText(words.oldWrong)).toBeNull();
});

it('says why a new one is not taken', async () => {
  answerEvery(400, { ok: false, error: 'PasswordNotAllowed' });
  await send('saffron-teapot-42', 'password123');
  expect(await screen.findByText(errors.PasswordNotAllowed)).toBeTruthy();
  expect(field('password').value).toBe('password123');
});
