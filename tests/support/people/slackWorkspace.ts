// A workspace with the bot of a team, made the way admins make it: the link, Slack's page, and back.
import { expect } from 'vitest';
import type { Answer, Office, Somebody } from '../servers/office.ts';

/** A page of ours, as a browser with these cookies asks for it. */
const visit = (office: Office, address: string, cookie?: string): Promise<Answer> => {
  const { pathname, search } = new URL(address);
  return office.ask('GET', pathname + search, cookie === undefined ? {} : { headers: { cookie } });
};

export interface Way {
  /** Back at our own address, with the code of Slack. */
  readonly back: string;
  /** The cookies of the browser it began in. */
  readonly cookie: string;
}

const cookieOf = ({ raw }: Answer): string => String(raw.headers['set-cookie']).split(';')[0] ?? '';

/** The link an admin is given, and the cookie that came with it. */
export async function askForLink(office: Office, { token }: Somebody) {
  const asked = await office.ask('POST', '/api/Slack/Install', { token, json: {} });
  return { link: String(asked.body.url), cookie: cookieOf(asked) };
}

export const follow = (office: Office, { link, cookie }: { link: string; cookie?: string }) =>
  visit(office, link, cookie);

/** As far as Slack's page, which sends everybody back at once. */
export async function begin(office: Office, admin: Somebody): Promise<Way> {
  const started = await follow(office, await askForLink(office, admin));
  expect(started.status).toBe(302);
  const cookie = cookieOf(started);
  const page = await fetch(String(started.raw.headers.location), { redirect: 'manual' });
  return { back: page.headers.get('location') ?? '', cookie };
}

export const finish = (office: Office, { back, cookie }: Way) => visit(office, back, cookie);

/** Where the admin page is told how it came out. */
export async function addSlack(office: Office, admin: Somebody): Promise<string> {
  const done = await finish(office, await begin(office, admin));
  return new URL(String(done.raw.headers.location)).search;
}
