// People of a team, made the way people are made: signed up, verified by mail, in a game space.
import { setTimeout } from 'node:timers/promises';
import type { User } from '../../../src/contract/people/people.ts';
import { readOutbox } from './outbox.ts';
import { patientFetch } from './patientFetch.ts';

const password = 'saffron-teapot-42';
let people = 0;

async function answered(url: string, path: string, request: RequestInit): Promise<unknown> {
  const answer = await patientFetch(url + path, request);
  const said: unknown = await answer.json();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
  return said;
}

const post = (url: string, path: string, body: unknown): Promise<unknown> =>
  answered(url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The token in the newest mail to this address, as the outbox page shows it. */
async function mailedToken(url: string, email: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const page = await readOutbox(url);
    const mail = page.slice(Math.max(0, page.indexOf(email)));
    const token = /\/verify\/([A-Za-z0-9_-]{43})/.exec(mail)?.[1];
    if (page.includes(email) && token) return token;
    await setTimeout(50);
  }
  throw new Error(`no mail to ${email}`);
}

export interface Member extends User {
  readonly email: string;
  readonly password: string;
}

/** Where the newest link mailed to an address is read: on this server's page, or wherever else mails go. */
export type Letters = (url: string, email: string) => Promise<string>;

/** A verified person; with `teamId` a member of that team. */
export async function signUp(
  url: string,
  name: string,
  teamId?: string,
  letters: Letters = mailedToken,
): Promise<Member> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.${++people}.${process.pid}@example.test`;
  await post(url, '/api/Authentication/signUp', {
    email,
    name,
    password,
    ...(teamId && { gameSpaceGuid: teamId }),
  });
  const verificationToken = await letters(url, email);
  // The link is good once: where the server has taken it but was too busy to say so, they sign in.
  const user = await verify(url, verificationToken).catch(() => signIn(url, email));
  return { ...user, email, password };
}

async function verify(url: string, verificationToken: string): Promise<User> {
  const said = await post(url, '/api/Authentication/verify', { verificationToken });
  return (said as { user: User }).user; // the contract's answer
}

const signIn = (url: string, email: string): Promise<User> =>
  post(url, '/api/Authentication/loginWithGS', { email, password }) as Promise<User>; // the contract's answer

/** The first person of a new team: its admin. */
export async function foundTeam(
  url: string,
  name: string,
  teamName: string,
  letters?: Letters,
): Promise<Member> {
  const person = await signUp(url, name, undefined, letters);
  const form = new FormData();
  form.set('userId', person.userId);
  form.set('name', teamName);
  const said = await answered(url, '/api/Authorization/createGameSpace', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.guulJwt}` },
    body: form,
  });
  const user = said as User; // the contract's answer
  return { ...user, email: person.email, password };
}

export async function colleague(
  url: string,
  founder: Member,
  name: string,
  letters?: Letters,
): Promise<Member> {
  if (!founder.team) throw new Error('the founder has no team');
  return signUp(url, name, founder.team.teamId, letters);
}
