// @vitest-environment jsdom
// A session is restored, renewed and ended as promised, in one tab and in two.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adaUntil, tokenPart, tokenUntil } from '../../../../tests/support/browser/signedIn.ts';
import { makeBrowserStorage } from './browserStorage.ts';
import { endOf, isOver, makeSession } from './session.ts';

const minute = 60_000;
const now = Math.floor(Date.now() / 1000) * 1000;

const tokenFor = (leftMs: number) => tokenUntil(now + leftMs);
const someone = (leftMs: number) => adaUntil(now + leftMs);

const realStorage = () => makeBrowserStorage(() => window.localStorage);
const open = (storage = realStorage()) => makeSession({ storage, now: () => now });
const stored = () => JSON.parse(localStorage.getItem('guulUser') ?? 'null');

beforeEach(() => localStorage.clear());

describe('a token', () => {
  it('ends when it says', () => {
    expect(endOf(tokenFor(minute))).toBe(now + minute);
    expect(isOver(tokenFor(minute), now)).toBe(false);
    expect(isOver(tokenFor(0), now)).toBe(true);
  });

  it.each([
    '',
    'a.b',
    'a.b.c',
    'a.b.c.d',
    `${tokenPart({})}.${tokenPart({})}.x`,
    `${tokenPart({})}.${tokenPart({ exp: 'soon' })}.x`,
  ])('is over when it cannot be read: %s', (token) => expect(isOver(token, now)).toBe(true));
});

describe('on start', () => {
  it('restores who has more than five minutes left', () => {
    localStorage.setItem('guulUser', JSON.stringify(someone(5 * minute + 1000)));
    expect(open().user()?.name).toBe('Ada');
  });

  it('forgets who has five minutes left, or less', () => {
    localStorage.setItem('guulUser', JSON.stringify(someone(5 * minute)));
    expect(open().user()).toBeNull();
    expect(localStorage.getItem('guulUser')).toBeNull();
  });

  it.each(['{', '[]', '{"guulJwt":"x"}'])('forgets what is not a user: %s', (text) => {
    localStorage.setItem('guulUser', text);
    expect(open().user()).toBeNull();
  });
});

describe('signed in', () => {
  it('clears what belonged to the person before', () => {
    localStorage.setItem('currentGame', '{"roomId":"old"}');
    const session = open();
    session.signIn(someone(60 * minute));
    expect(localStorage.getItem('currentGame')).toBeNull();
    expect(stored().name).toBe('Ada');
  });

  it('ends on the spot when a call finds the token over', () => {
    const session = open();
    session.signIn(someone(-1000));
    expect(session.token()).toBeNull();
    expect(session.user()).toBeNull();
    expect(stored()).toBeNull();
  });

  it('keeps the entrance of a special team after leaving', () => {
    const session = open();
    const team = { teamId: 'north', name: 'North', avatar: null, language: 'en', timeZone: 'UTC' } as const;
    session.signIn({ ...someone(60 * minute), team: { ...team, isSpecial: true, customTheme: null } });
    session.signOut();
    expect(session.gameSpace()).toBe('north');
  });
});

describe('renewal', () => {
  it('is not asked for while there is time', async () => {
    const session = open();
    session.signIn(someone(6 * minute));
    const renew = vi.fn();
    await session.renewIfDue(renew);
    expect(renew).not.toHaveBeenCalled();
  });

  it('stores the new token', async () => {
    const session = open();
    session.signIn(someone(4 * minute));
    await session.renewIfDue(async () => tokenFor(60 * minute));
    expect(session.user()?.guulJwt).toBe(tokenFor(60 * minute));
    expect(stored().guulJwt).toBe(tokenFor(60 * minute));
  });

  it.each([
    ['refused', async () => null],
    ['broken', () => Promise.reject(new Error('no network'))],
  ])('signs out silently when %s', async (_, renew) => {
    const session = open();
    session.signIn(someone(4 * minute));
    await session.renewIfDue(renew);
    expect(session.user()).toBeNull();
    expect(stored()).toBeNull();
  });

  it('does not undo what happened meanwhile', async () => {
    const session = open();
    session.signIn(someone(4 * minute));
    await session.renewIfDue(async () => {
      session.signOut();
      return tokenFor(60 * minute);
    });
    expect(session.user()).toBeNull();
  });
});

describe('two tabs', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('leave together', () => {
    const session = open();
    session.signIn(someone(60 * minute));
    const heard = vi.fn();
    session.onChange(heard);
    localStorage.removeItem('guulUser');
    tell('guulUser');
    expect(session.user()).toBeNull();
    expect(heard).toHaveBeenCalled();
  });

  it('share a renewed token, also one with little time left', () => {
    const session = open();
    session.signIn(someone(60 * minute));
    localStorage.setItem('guulUser', JSON.stringify({ ...someone(4 * minute), name: 'Ada L' }));
    tell('guulUser');
    expect(session.user()?.name).toBe('Ada L');
  });

  it('leave when the whole storage is emptied', () => {
    const session = open();
    session.signIn(someone(60 * minute));
    localStorage.clear();
    tell(null);
    expect(session.user()).toBeNull();
  });
});

describe('where storage is blocked', () => {
  const blocked = () =>
    makeBrowserStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });

  it('the session lives as long as the page', () => {
    const storage = blocked();
    const session = open(storage);
    session.signIn(someone(60 * minute));
    expect(session.user()?.name).toBe('Ada');
    expect(storage.read('guulUser')).toMatchObject({ name: 'Ada' });
    expect(storage.isForgetful()).toBe(true);
    session.signOut();
    expect(storage.read('guulUser')).toBeNull();
  });
});

describe('where storage has failed once', () => {
  it('nobody is told that nothing is stored, because the next thing is', () => {
    const kept = new Map<string, string>();
    let isFull = true;
    const storage = makeBrowserStorage(() => ({
      length: 0,
      key: () => null,
      clear: () => kept.clear(),
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, value) {
        if (isFull && value.length > 5) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key) => kept.delete(key),
    }));
    storage.write('puzzles', ['a long draft']);
    expect(storage.read('puzzles')).toEqual(['a long draft']);
    expect(storage.isForgetful()).toBe(false);
    isFull = false;
    storage.write('guulUser', { name: 'Ada' });
    expect([...kept.keys()]).toEqual(['guulUser']);
    expect(storage.isForgetful()).toBe(false);
  });
});

describe('what the server says of the person', () => {
  it('is kept beside what was chosen here, and of nobody else', () => {
    const session = open();
    session.signIn({ ...someone(60 * minute), theme: 'dark' });
    const { guulJwt: _, ...facts } = { ...someone(minute), name: 'Ada Moss', isAdmin: true };
    session.become(facts);
    expect(session.user()).toMatchObject({ name: 'Ada Moss', isAdmin: true, theme: 'dark' });
    expect(session.user()?.guulJwt).toBe(tokenFor(60 * minute));
    session.become({ ...facts, userId: 'eve', name: 'Eve' });
    expect(session.user()?.name).toBe('Ada Moss');
  });

  it('may be a farewell, which stays until somebody signs in', () => {
    const session = open();
    session.signIn(someone(60 * minute));
    session.signOut();
    expect(session.farewell()).toBeNull();
    const told = vi.fn();
    session.onChange(told);
    session.signOut('removed'); // a call had found out before: it is said all the same
    expect([session.farewell(), told.mock.calls.length]).toEqual(['removed', 1]);
    session.signIn(someone(60 * minute));
    expect(session.farewell()).toBeNull();
  });
});
