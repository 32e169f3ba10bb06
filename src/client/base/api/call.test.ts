// @vitest-environment jsdom
// Calls carry the token where they should, and every answer but 200 is a refusal by key.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { adaUntil } from '../../../../tests/support/browser/signedIn.ts';
import { endpoint } from '../../../contract/endpoint.ts';
import { installSlack } from '../../../contract/messaging/chat.ts';
import { createGameSpace, demo, loginSettings, signUp } from '../../../contract/people/authorization.ts';
import { logout } from '../../../contract/people/sessions.ts';
import { gameAreaInfo } from '../../../contract/play/game.ts';
import { session } from '../session/session.ts';
import { call, pictureAt } from './call.ts';

const teamId = '22222222-2222-4222-8222-222222222222';
/** Signed in for so long. */
const ada = (leftMs: number) => adaUntil(Date.now() + leftMs);

const asked: Request[] = [];
const bodies: string[] = [];
function answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.clone());
    bodies.push(await request.text());
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  });
}

const area = () => call(gameAreaInfo, { params: { id: teamId } });
const empty = { mine: [], open: [], live: [], games: [] };

beforeEach(() => {
  asked.length = 0;
  bodies.length = 0;
  session.signOut();
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('brings the answer of status 200', async () => {
    session.signIn(ada(60_000));
    answer(200, empty);
    expect(await area()).toEqual(empty);
    expect(new URL(asked[0]?.url ?? '').pathname).toBe(`/api/Game/GameAreaInfo/${teamId}`);
    expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${session.token()}`);
    expect(asked[0]?.credentials).toBe('omit');
  });

  it('takes cookies only where the contract says so', async () => {
    session.signIn(ada(60_000));
    answer(200, { url: 'https://slack.test/install' });
    await call(installSlack, { body: {} });
    expect(asked[0]?.credentials).toBe('include');
  });

  it.each([
    ['a quarter of a minute', 15_000, () => call(loginSettings, { query: {} })],
    ['a minute where it may take so long', 60_000, () => call(demo, { body: {} })],
  ])('waits %s', async (_name, patienceMs, ask) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise<never>(() => {}));
    let answered: unknown = null;
    void ask().then((refusal) => {
      answered = refusal;
    });
    await vi.advanceTimersByTimeAsync(patienceMs - 100);
    expect(answered).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(answered).toMatchObject({ error: 'TemporarilyUnavailable' });
    vi.useRealTimers();
  });

  it.each([201, 204, 206])('takes status %i for a failure', async (status) => {
    session.signIn(ada(60_000));
    vi.stubGlobal(
      'fetch',
      async () => new Response(status === 204 ? null : JSON.stringify(empty), { status }),
    );
    expect(await area()).toMatchObject({ ok: false, error: 'AnErrorOccured' });
  });

  it('brings a refusal as a value, with what stands beside its key', async () => {
    answer(429, { ok: false, error: 'TooManyRequests', message: '' }, { 'retry-after': '30' });
    const refusal = await call(loginSettings, { query: {} });
    expect(refusal).toMatchObject({ ok: false, error: 'TooManyRequests', retryAfterSeconds: 30 });
  });

  it('knows no keys but those of the contract', async () => {
    answer(500, { ok: false, error: 'Boom', message: '' });
    expect(await call(loginSettings, { query: {} })).toMatchObject({ error: 'AnErrorOccured' });
  });

  it('refuses an answer the contract does not know', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    session.signIn(ada(60_000));
    answer(200, { tables: [] });
    expect(await area()).toMatchObject({ error: 'AnErrorOccured' });
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('says so when there is no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await call(loginSettings, { query: {} })).toMatchObject({ error: 'TemporarilyUnavailable' });
  });
});

describe('a read that failed', () => {
  const answers = (...statuses: readonly number[]) => {
    const left = [...statuses];
    const body = { ok: false, error: 'TemporarilyUnavailable', message: '' };
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request.clone());
      const status = left.shift() ?? 200;
      const headers = { 'content-type': 'application/json', 'retry-after': '0' };
      return new Response(JSON.stringify(status === 200 ? empty : body), { status, headers });
    });
  };

  it('is sent once more, and only once', async () => {
    session.signIn(ada(60_000));
    answers(503, 200);
    expect(await area()).toEqual(empty);
    answers(503, 503, 200);
    expect(await area()).toMatchObject({ error: 'TemporarilyUnavailable' });
    expect(asked).toHaveLength(4);
  });

  it('is not, where it could change something', async () => {
    answers(503, 200);
    const body = { email: 'a@b.co', name: 'A', password: '12345678', gameSpaceGuid: null };
    expect(await call(signUp, { body })).toMatchObject({ error: 'TemporarilyUnavailable' });
    expect(asked).toHaveLength(1);
  });
});

describe('the token', () => {
  it('is missed before anything is sent', async () => {
    answer(200, empty);
    expect(await area()).toMatchObject({ error: 'TokenExpired' });
    expect(asked).toHaveLength(0);
  });

  it('that ran out cancels the call and ends the session', async () => {
    session.signIn(ada(-1));
    answer(200, empty);
    expect(await area()).toMatchObject({ error: 'TokenExpired' });
    expect(asked).toHaveLength(0);
    expect(session.user()).toBeNull();
  });

  it('that the server no longer takes ends the session', async () => {
    session.signIn(ada(60_000));
    answer(401, { ok: false, error: 'SessionRevoked', message: '' });
    await area();
    expect(session.user()).toBeNull();
  });

  it('goes along on log-out although it is forgotten at once', async () => {
    session.signIn(ada(60_000));
    const token = session.token();
    answer(200, { ok: true });
    const sent = call(logout, {});
    session.signOut();
    await sent;
    expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it('never goes to the content service', async () => {
    session.signIn(ada(60_000));
    answer(200, []);
    const achievements = endpoint({
      service: 'content',
      method: 'GET',
      path: '/api/achievements',
      summary: '',
      access: 'public',
      rate: ['PUB'],
      answer: z.array(z.unknown()),
    });
    await call(achievements, {});
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('what is sent', () => {
  it('is JSON, or a query without what is missing', async () => {
    answer(200, { ok: true });
    await call(signUp, { body: { email: 'a@b.co', name: 'A', password: '12345678', gameSpaceGuid: null } });
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ email: 'a@b.co', gameSpaceGuid: null });
    const missing = { team: null, slack: null, microsoft: null, google: null, meetProjectNumber: null };
    answer(200, { ...missing, methods: [], hasDemo: false });
    await call(loginSettings, { query: { companyId: undefined } });
    expect(asked[1]?.url.endsWith('/api/Authentication/loginSettings')).toBe(true);
  });

  it('is a form where files may come along', async () => {
    answer(200, {});
    const logoImage = new File(['x'], 'logo.png', { type: 'image/png' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await call(createGameSpace, { body: { name: 'North', ticket: 't' }, files: { logoImage } });
    vi.restoreAllMocks();
    expect(asked[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data/);
    expect(bodies[0]).toMatch(/name="name".*North.*name="logoImage"/s);
  });
});

describe('a picture', () => {
  it('is none when missing or borrowed', () => {
    expect(pictureAt(null)).toBeNull();
    expect(pictureAt('https://www.gravatar.com/avatar/1')).toBeNull();
    expect(pictureAt('/pictures/a.webp')).toBe('/pictures/a.webp');
  });
});
