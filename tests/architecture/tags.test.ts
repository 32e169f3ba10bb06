// Every call that writes says what it changes, every tag is read by a call, and the client's cache knows no paths.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/all.ts';
import { tags } from '../../src/contract/endpoint.ts';
import { gridCalls } from '../../src/contract/puzzles/gridPuzzles.ts';
import { mapCalls } from '../../src/contract/puzzles/mapPuzzles.ts';
import { rowCalls } from '../../src/contract/puzzles/rowPuzzles.ts';

const beforeSignIn = 'nobody is signed in yet, and nothing is in the cache';
const endsSession = 'the session ends, and the cache with it';
const leaves = 'the browser goes on to another page, which comes back by a new load';
const isInvitation = 'somebody is invited, which no answer tells of';
const isOnlyTold = 'is for the team behind the product, which no answer tells of';
const ownStore = 'the own profile is kept by profileStore, which takes the answer';
const takesPlace = 'its answer takes the place of what was read';
const onceOver = 'the page has the lists asked for again once the attempt is over';

const attempts = Object.fromEntries([
  ...[rowCalls, gridCalls, mapCalls]
    .flatMap((calls) => Object.values(calls).map(({ join }) => join))
    .map(({ path }) => [path, takesPlace]),
  ...[rowCalls, mapCalls].flatMap((calls) => Object.values(calls).map(({ guess }) => [guess.path, onceOver])),
  ...Object.values(mapCalls).map(({ extra }) => [extra.path, takesPlace]),
  ...Object.values(gridCalls).flatMap(({ draft, submit, hint }) => [
    [draft.path, 'the grid on the page is newer than what is kept of it'],
    [submit.path, onceOver],
    [hint.path, onceOver],
  ]),
]);

/** Calls that write and change nothing that the cache could hold, each with its reason. */
const unnamed: Readonly<Record<string, string>> = {
  '/api/Authentication/signUp': beforeSignIn,
  '/api/Authentication/verify': beforeSignIn,
  '/api/Authentication/resendVerification': beforeSignIn,
  '/api/Authentication/passwordResetRequest': beforeSignIn,
  '/api/Authentication/passwordReset': beforeSignIn,
  '/api/Authentication/loginWithGS': beforeSignIn,
  '/api/Authentication/loginWithSlack': beforeSignIn,
  '/api/Authentication/loginWithMS': beforeSignIn,
  '/api/Login': beforeSignIn,
  '/api/Authentication/demo': beforeSignIn,
  '/api/Authorization/createGameSpace': beforeSignIn,
  '/api/login': 'the session goes on with a newer token',
  '/api/Authentication/changePassword': 'no answer tells of a password',
  '/api/Authentication/beginSecondFactor': 'nothing is on until a code of it is confirmed',
  '/api/Authentication/beginPasskey': 'nothing is added until the browser has made one',
  '/api/Authentication/passkeyChallenge': beforeSignIn,
  '/api/Authentication/loginWithPasskey': beforeSignIn,
  '/api/Authentication/confirm': 'no answer tells how long ago somebody proved who they are',
  '/api/Authentication/logout': endsSession,
  '/api/Authentication/logoutAll': endsSession,
  '/api/Authentication/deleteAccount': endsSession,
  '/api/Authentication/updateUserSettings': ownStore,
  '/api/UserProfile/Onboarding': ownStore,
  '/api/UserProfile/Preferences': ownStore,
  '/api/Survey/SurveyEnd': isOnlyTold,
  '/api/Analytics/Click': isOnlyTold,
  '/api/Feedback': isOnlyTold,
  '/api/Admin/SendInviteMessage': isInvitation,
  '/api/{kind}/SendInviteMessage': isInvitation,
  '/api/Teams/ConfigureTab': 'the tab is in Teams, and no answer tells of it',
  '/api/Authentication/ssoBegin': leaves,
  '/api/Slack/Install': leaves,
  '/api/Stripe/Customer': takesPlace,
  '/api/Game/Note/{roomId}/{game}': takesPlace,
  '/api/UserNotification/MarkAsRead': 'the number is set before the call, and counted again if it is refused',
  '/api/ScorePredictor/ScorePredict': takesPlace,
  '/api/RacePredictor/RacePredict': takesPlace,
  '/api/SpecialEvent/Predict': takesPlace,
  ...attempts,
};

const writes = calls.filter(({ method }) => method !== 'GET');

describe('the tags of the contract', () => {
  it('are named by every call that writes, or there is a reason', () => {
    const silent = writes.filter(({ path, changes = [] }) => changes.length === 0 && !unnamed[path]);
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('have no reason left over', () => {
    const silent = new Set(writes.filter(({ changes = [] }) => changes.length === 0).map(({ path }) => path));
    expect(Object.keys(unnamed).filter((path) => !silent.has(path))).toEqual([]);
  });

  it('are what calls that read are about, and what calls that write change', () => {
    for (const { method, about, changes, path } of calls)
      expect(method === 'GET' ? changes : about, path).toBeUndefined();
  });

  it('are read by some call, each of them', () => {
    const read = new Set(calls.flatMap(({ about = [] }) => about));
    expect(tags.filter((tag) => !read.has(tag))).toEqual([]);
  });
});

/** A path of the contract in quotes, or in a regular expression: `'/api/Trivia'`, `/^\/api\/Trivia/`. */
const namesPath = (source: string): boolean => /['"`]\/api\/|\\\/api\b/.test(source);
/** What is asked for again is found by the path of a call. */
const asksByPath = (source: string): boolean =>
  /invalidateQueries\(\{\s*(?:predicate|queryKey: \[\w)/.test(source);

describe('the cache of the client', () => {
  it('knows no paths: what is asked for again is found by tags', async () => {
    const found: string[] = [];
    for await (const file of glob('src/client/**/*.{ts,tsx}')) {
      if (/\.test\.tsx?$/.test(file) || file === 'src/client/base/api/refresh.ts') continue;
      const source = readFileSync(file, 'utf8');
      if (namesPath(source) || asksByPath(source)) found.push(file);
    }
    expect(found).toEqual([]);
  });

  it('would be seen to know one', () => {
    expect(namesPath(String.raw`const touched = /^\/api\/(?:Trivia|Event)\b/;`)).toBe(true);
    expect(namesPath("String(queryKey[1]).startsWith('/api/Stripe/')")).toBe(true);
    expect(namesPath("import { call } from '../base/api/call.ts';")).toBe(false);
    expect(
      asksByPath('void queries.invalidateQueries({ queryKey: [userList.method, userList.path] });'),
    ).toBe(true);
  });
});
