// The real HTTP server on a database of its own, and people in it: everything but the live connections.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { contests } from '../../../src/contests/load.ts';
import { refuse } from '../../../src/contract/errors.ts';
import type { Team, User } from '../../../src/contract/people/people.ts';
import { games } from '../../../src/games/load.ts';
import { type Environment, readConfig } from '../../../src/server/base/config/config.ts';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { bingoEvents } from '../../../src/server/events/bingo/agenda.ts';
import { createBingoHost } from '../../../src/server/events/bingo/host.ts';
import { tournamentEvents } from '../../../src/server/events/tournament/agenda.ts';
import { usualTournamentPace } from '../../../src/server/events/tournament/course.ts';
import { createTournamentHost } from '../../../src/server/events/tournament/host.ts';
import { readNewestMails } from '../../../src/server/messaging/mail/store.ts';
import type { Passwords } from '../../../src/server/people/identity/password.ts';
import { createPuzzleOpener } from '../../../src/server/puzzles/schedules/openDue.ts';
import { addRoutes, bareServer, type Closing } from '../../../src/server/run/start/app.ts';
import { createServices } from '../../../src/server/run/start/createServices.ts';
import type { Services } from '../../../src/server/run/start/services.ts';
import type { LiveEvents } from '../../../src/server/tables/liveEvents.ts';
import { puzzleShelfHere } from '../data/puzzleShelf.ts';
import { freshDatabase } from './freshDatabase.ts';
import { type HandClock, handClock } from './handClock.ts';

export const password = 'saffron-teapot-42';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly raw: LightMyRequestResponse;
}

export interface RequestOptions extends Omit<InjectOptions, 'method' | 'url'> {
  readonly token?: string;
  readonly json?: unknown;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly parts: Services;
  readonly clock: HandClock;
  readonly closing: Closing;
  /** Where pictures lie. */
  readonly directory: string;
  /** The people who count as online. */
  readonly online: Set<string>;
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, asking?: RequestOptions): Promise<Answer>;
  /** The links of the mails to an address, newest first. */
  mailsTo(email: string): Promise<{ subject: string; body: string; link: string | null }[]>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly environment?: Environment;
  readonly siteDirectory?: string;
  readonly tables?: Partial<Services['tables']>;
  /** Instead of one of its own; the caller closes it. */
  readonly database?: OpenDatabase;
  /** What the clock says at first. */
  readonly startsAt?: number;
  /** What the nodes and the disk are like. */
  readonly installation?: Services['installation'];
}

let usualHash: string | null = null;

/** Everybody here has the same password: it is hashed once, since that is slow on purpose, and compared as ever. */
const hashedOnce = (passwords: Passwords): Passwords => ({
  async hash(plain) {
    if (plain === password && usualHash !== null) return usualHash;
    const made = await passwords.hash(plain);
    if (plain === password && typeof made === 'string') usualHash = made;
    return made;
  },
  matches: passwords.matches,
  isOutdated: passwords.isOutdated,
});

const nobodyFollows: LiveEvents = {
  people: () => new Set(),
  publish() {},
  changed() {},
  onChange() {},
};

export async function startTestApp({
  environment = {},
  siteDirectory,
  tables,
  database: brought,
  startsAt,
  installation,
}: TestAppOptions = {}): Promise<TestApp> {
  const directory = await mkdtemp(join(tmpdir(), 'topla-office-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_SCALE: '1000',
    TOPLA_DATA: directory,
    ...environment,
  });
  const clock = handClock(startsAt);
  const database = brought ?? (await freshDatabase());
  const app = bareServer(config);
  const online = new Set<string>();
  const closing: Closing = { isClosing: false };
  const nothing = { mine: [], open: [], live: [], games: [] };
  const base = createServices(config, clock, app.log, database);
  const bingoHost = createBingoHost({ ...base, liveEvents: nobodyFollows, outages: { after: () => null } });
  const tournamentPace = usualTournamentPace;
  const pairedTables = {
    write: async () => {},
    show: async () => {},
    seatBots: async () => {},
    close: async () => {},
  };
  const tournamentHost = createTournamentHost({
    ...base,
    liveEvents: nobodyFollows,
    outages: { after: () => null },
    tournamentPace,
    pairedTables,
  });
  const puzzles = puzzleShelfHere;
  const parts: Services = {
    ...base,
    passwords: hashedOnce(base.passwords),
    puzzles,
    lineWords: async () => null,
    bingoAgenda: bingoEvents({ ...base, bingoHost }),
    tournamentAgenda: tournamentEvents({ ...base, tournamentHost }),
    tournamentHost,
    tournamentPace,
    pairedTables,
    openDuePuzzles: createPuzzleOpener({ ...base, puzzles }),
    demoTeam: {
      isOffered: async () => false,
      joining: async () => refuse('NotFound'),
      progress: async () => ({ part: null }),
      end: async () => () => {},
      stop() {},
    },
    hasDemo: async () => false,
    endDemo: async () => () => {},
    contests,
    presence: { isOnline: (userId) => online.has(userId) },
    tables: {
      areaOf: async () => nothing,
      ownViewOf: async () => refuse('NotFound'),
      logOf: async () => refuse('NotFound'),
      turnByChoice: { offer: async () => null, choose: async () => refuse('NotFound') },
      yourTurns: async () => ({ now: '', tables: [] }),
      sightOf: async () => null,
      presentTurn: async () => null,
      replayOf: async () => ({ ok: false, error: 'NotFound' }),
      vacate: async () => {},
      dueTurns: { handleAll: async () => {}, renewOf: async () => {}, renewOfTeam: async () => {} },
      tellOfTurns: async () => {},
      teamWordRules: async (name) => (await games[name]?.())?.teamWords ?? null,
      conditionalMoves: { read: async () => refuse('NotFound'), layOut: async () => refuse('NotFound') },
      settleAnswers: async () => {},
      ...tables,
    },
    triviaHost: { changed: () => {} },
    installation: installation ?? {
      updates: () => 'alone',
      isReadOnly: () => false,
      clockAheadMs: () => 0,
      startedAt: clock.now(),
    },
  };
  addRoutes(app, parts, closing, siteDirectory ?? join(directory, 'no-site'));
  await app.ready();
  return {
    app,
    parts,
    clock,
    closing,
    directory,
    online,
    ask: (method, path, asking) => ask(app, method, path, asking),
    async mailsTo(email) {
      const mails = await readNewestMails(database.rows, 1_000);
      return mails.filter((mail) => mail.recipient === email);
    },
    async close() {
      bingoHost.stop();
      tournamentHost.stop();
      await app.close();
      if (!brought) await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function ask(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { token, json, headers, ...rest }: RequestOptions = {},
): Promise<Answer> {
  const raw = await app.inject({
    method,
    url,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { payload: JSON.stringify(json) }),
    ...rest,
  });
  const isJson = raw.body !== '' && String(raw.headers['content-type']).startsWith('application/json');
  return { status: raw.statusCode, body: isJson ? Object(raw.json()) : {}, raw };
}

export interface Somebody {
  readonly user: User;
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  /** Proves who may found a team, while they have none. */
  readonly ticket: string | null;
}

let people = 0;

/** Signed up and verified; with a team's id, by the link of that team. */
export async function welcome(testApp: TestApp, name: string, teamId?: string): Promise<Somebody> {
  const email = `${name.toLowerCase()}.${++people}@example.test`;
  const gameSpace = teamId === undefined ? {} : { gameSpaceGuid: teamId };
  const signedUp = await testApp.ask('POST', '/api/Authentication/signUp', {
    json: { email, name, password, ...gameSpace },
  });
  if (signedUp.status !== 200) throw new Error(`signUp: ${signedUp.raw.body}`);
  const verified = await testApp.ask('POST', '/api/Authentication/verify', {
    json: { verificationToken: await verificationToken(testApp, email) },
  });
  if (verified.status !== 200) throw new Error(`verify: ${verified.raw.body}`);
  const { user, ticket } = verified.body as { user: User; ticket: string | null }; // the answer of the contract
  return { user, ticket, email, userId: user.userId, token: user.guulJwt };
}

export async function verificationToken(testApp: TestApp, email: string): Promise<string> {
  const [newest] = await testApp.mailsTo(email);
  const token = newest?.link?.split('/').at(-1);
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

/** A multipart body of text fields and files. */
export type FormFields = Readonly<Record<string, string | Blob | readonly string[]>>;

/** A list is sent as one field for each item. */
export function form(fields: FormFields): { payload: FormData } {
  const payload = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) payload.append(name, each);
  return { payload };
}

export interface TeamOfTwo {
  readonly admin: Somebody;
  readonly member: Somebody;
  readonly team: Team;
}

export async function foundTeam(testApp: TestApp, name: string): Promise<TeamOfTwo> {
  const founder = await welcome(testApp, `${name}Admin`);
  const founded = await testApp.ask('POST', '/api/Authorization/createGameSpace', {
    token: founder.token,
    ...form({ userId: founder.userId, name }),
  });
  if (founded.status !== 200) throw new Error(`createGameSpace: ${founded.raw.body}`);
  const { team } = founded.body as { team: Team }; // the answer of the contract
  const member = await welcome(testApp, `${name}Member`, team.teamId);
  return { admin: founder, member, team };
}
