// A workspace with the bot of a team, made the way admins make it: the link, Slack's page, and back.
import { expect } from 'vitest';
import type { Answer, Somebody, TestApp } from '../servers/testApp.ts';

/** A page of ours, as a browser with these cookies asks for it. */
const visit = (testApp: TestApp, address: string, cookie?: string): Promise<Answer> => {
  const { pathname, search } = new URL(address);
  return testApp.ask('GET', pathname + search, cookie === undefined ? {} : { headers: { cookie } });
};

export interface Way {
  /** Back at our own address, with the code of Slack. */
  readonly back: string;
  /** The cookies of the browser it began in. */
  readonly cookie: string;
}

const cookieOf = ({ raw }: Answer): string => String(raw.headers['set-cookie']).split(';')[0] ?? '';

/** The link an admin is given, and the cookie that came with it. */
export async function askForLink(testApp: TestApp, { token }: Somebody) {
  const asked = await testApp.ask('POST', '/api/Slack/Install', { token, json: {} });
  return { link: String(asked.body.url), cookie: cookieOf(asked) };
}

export const follow = (testApp: TestApp, { link, cookie }: { link: string; cookie?: string }) =>
  visit(testApp, link, cookie);

/** As far as Slack's page, which sends everybody back at once. */
export async function begin(testApp: TestApp, admin: Somebody): Promise<Way> {
  const started = await follow(testApp, await askForLink(testApp, admin));
  expect(started.status).toBe(302);
  const cookie = cookieOf(started);
  const page = await fetch(String(started.raw.headers.location), { redirect: 'manual' });
  return { back: page.headers.get('location') ?? '', cookie };
}

export const finish = (testApp: TestApp, { back, cookie }: Way) => visit(testApp, back, cookie);

/** Where the admin page is told how it came out. */
export async function addSlack(testApp: TestApp, admin: Somebody): Promise<string> {
  const done = await finish(testApp, await begin(testApp, admin));
  return new URL(String(done.raw.headers.location)).search;
}
