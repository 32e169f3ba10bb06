// Microsoft Teams for a person whose sign-in left a key: their teams and channels there, its people, and invitations.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readProviderKey } from '../../../src/server/people/identity/providerKeyStore.ts';
import { lay } from '../../support/data/storedTable.ts';
import {
  comesFromMicrosoft,
  type FakeGraph,
  firstKey,
  openFakeGraph,
  tenant,
} from '../../support/fakes/fakeGraph.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let graph: FakeGraph;
let testApp: TestApp;
let ours: TeamOfTwo;

beforeAll(async () => {
  graph = await openFakeGraph();
  testApp = await startTestApp({ environment: graph.environment });
  ours = await foundTeam(testApp, 'Ours');
  await comesFromMicrosoft(testApp.parts, ours.admin.userId, 'oid-ada', firstKey);
});
afterAll(async () => {
  await testApp.close();
  await graph.close();
});
beforeEach(() => {
  graph.mood = 'well';
  graph.posted.length = 0;
  graph.granted.length = 0;
});

const get = (path: string, { token }: Somebody) => testApp.ask('GET', path, { token });
const groupsFor = (one: Somebody, words = '') =>
  get(`/api/Teams/TeamGroupList/${one.userId}?searchString=${encodeURIComponent(words)}`, one);
const channelsFor = (one: Somebody, groupId = 'g1') =>
  get(`/api/Teams/TeamChannelList/${one.userId}?groupId=${groupId}`, one);
const peopleFor = (one: Somebody, prefix: string) =>
  get(`/api/Teams/UserList/${one.userId}?prefix=${encodeURIComponent(prefix)}`, one);

describe('teams and channels', () => {
  test('are those the person is in, by the key their sign-in left; the new key is kept', async () => {
    expect((await groupsFor(ours.admin)).body.groups).toEqual([
      ...[
        { id: 'g1', name: 'Marketing İstanbul' },
        { id: 'g2', name: 'Design' },
      ],
    ]);
    expect((await groupsFor(ours.admin, 'desi')).body.groups).toEqual([{ id: 'g2', name: 'Design' }]);
    expect(graph.granted).toEqual([
      {
        tenant,
        kind: 'refresh_token',
        scope: 'https://graph.microsoft.com/Team.ReadBasic.All offline_access',
      },
    ]);
    const { database, encryption } = testApp.parts;
    const { userId } = ours.admin;
    const sealed = (await readProviderKey(database, userId, 'teams')) ?? '';
    expect(encryption.decrypt(sealed, `provider key teams ${userId}`)).toBe('key-1');
  });

  test('private channels are for admins, and of teams one is not in there are none', async () => {
    expect((await channelsFor(ours.admin)).body.channels).toEqual([
      { id: '19:a@thread.tacv2', name: 'General', type: 'standard' },
      { id: '19:b@thread.tacv2', name: 'Leads', type: 'private' },
      { id: '19:c@thread.tacv2', name: 'Partners', type: 'shared' },
    ]);
    expect((await channelsFor(ours.admin, 'g9')).body.error).toBe('NotFound');
    const set = (is_admin: boolean) =>
      testApp.parts.database
        .updateTable('people')
        .set({ is_admin })
        .where('id', '=', ours.admin.userId)
        .execute();
    await set(false);
    const { channels } = (await channelsFor(ours.admin)).body;
    await set(true);
    expect(channels).toHaveLength(2);
    expect(JSON.stringify(channels)).not.toContain('Leads');
  });

  test('of who never signed in from there are none, and asking on says what to do', async () => {
    expect((await groupsFor(ours.member)).body).toEqual({ groups: [] });
    expect((await channelsFor(ours.member)).body.error).toBe('TeamsSignInNeeded');
    const tools = async (one: Somebody) =>
      (await get(`/api/Chat/Tools/${one.userId}`, one)).body.teams as Record<string, unknown>;
    expect(await tools(ours.member)).toEqual({ isSignedIn: false, consentUrl: null });
    const { isSignedIn, consentUrl } = await tools(ours.admin);
    expect(isSignedIn).toBe(true);
    expect(String(consentUrl)).toContain(`/${tenant}/v2.0/adminconsent?client_id=microsoft-client&scope=`);
  });

  test.each([
    ['away', 503, 'TeamsAway'],
    ['talking nonsense', 503, 'TeamsAway'],
    ['limited', 429, 'TeamsBusy'],
    ['consent', 403, 'ConsentRequired'],
  ] as const)('with Microsoft %s are refused with %i %s', async (mood, status, error) => {
    testApp.clock.forward(2 * 60 * 60_000);
    graph.mood = mood;
    const { raw, ...answer } = await groupsFor(ours.admin);
    expect(answer).toMatchObject({ status, body: { error } });
    if (mood === 'limited') expect(raw.headers['retry-after']).toBe('9');
    graph.mood = 'well';
    expect((await groupsFor(ours.admin)).status).toBe(200);
  });

  test('with a dead key are refused, and the key is forgotten', async () => {
    const guest = await welcome(testApp, 'Lapsed', ours.team.teamId);
    await comesFromMicrosoft(testApp.parts, guest.userId, 'oid-lapsed', 'a-key-of-long-ago');
    expect(await groupsFor(guest)).toMatchObject({ status: 409, body: { error: 'TeamsSignInNeeded' } });
    expect(await readProviderKey(testApp.parts.database, guest.userId, 'teams')).toBe(null);
  });
});

describe('people', () => {
  const namesOf = ({ body }: Awaited<ReturnType<typeof peopleFor>>) =>
    (body.users as { name: string }[]).map(({ name }) => name); // the answer of the contract

  test('without a word are the own team, as for every other kind', async () => {
    const own = await get(`/api/Teams/UserList/${ours.team.teamId}`, ours.member);
    expect(namesOf(own)).toEqual(['Lapsed', 'OursAdmin', 'OursMember']);
    expect((own.body.users as object[])[1]).toMatchObject({ isAdmin: true, isOnline: false, isMember: true });
  });

  test('by a word are colleagues and newcomers of the directory, whose ids stay unsaid', async () => {
    const found = await peopleFor(ours.admin, 'na"d\\');
    expect(graph.searches.at(-1)).toBe('"displayName:na\\"d\\\\"');
    expect(found.body.users).toMatchObject([{ userId: null, name: 'Nadia New', isMember: false }]);
    expect(found.raw.body).not.toContain('oid');
    expect(namesOf(await peopleFor(ours.admin, 'ours'))).toEqual(['OursAdmin', 'OursMember', 'Nadia New']);
    expect(namesOf(await peopleFor(ours.admin, 'o'))).toEqual(['OursAdmin', 'OursMember']);
    expect(namesOf(await peopleFor(ours.member, 'ours'))).toEqual(['OursAdmin', 'OursMember']);
    expect((await peopleFor(ours.admin, 'x'.repeat(51))).body.error).toBe('InvalidInput');
  });
});

describe('an invitation', () => {
  const invite = async (by: Somebody, to: object) => {
    const roomId = await lay(testApp, { sitting: [by], teamId: ours.team.teamId, name: 'Friday' });
    const json = { hostUserId: by.userId, roomId, gameType: 'backgammon', ...to };
    const answer = await testApp.ask('POST', '/api/Teams/SendInviteMessage', { token: by.token, json });
    return { roomId, ...answer };
  };
  const general = { groupId: 'g1', channelId: '19:a@thread.tacv2' };

  test('to a channel is a card in the name of the person; its button opens the table inside Teams', async () => {
    const { roomId, body } = await invite(ours.admin, general);
    expect(body).toEqual({ ok: true, sentBy: ['chat'] });
    const [message] = graph.posted;
    expect(message?.path).toBe('/v1.0/teams/g1/channels/19:a@thread.tacv2/messages');
    expect(message?.by).toBe('Bearer of-person');
    const { attachments } = Object(message?.body);
    const card = JSON.parse(attachments[0].content);
    expect(JSON.stringify(card.body)).toContain('OursAdmin is looking for players');
    const link = new URL(card.actions[0].url);
    expect(link.origin + link.pathname).toBe('https://teams.microsoft.com/l/entity/app-in-catalogue/home');
    expect(JSON.parse(link.searchParams.get('context') ?? '')).toEqual({
      subEntityId: `room:backgammon:${roomId}`,
    });
    expect(link.searchParams.get('webUrl')).toContain(encodeURIComponent(`/games/backgammon/${roomId}`));
  });

  test.each([
    [{ ...general, channelId: '19:c@thread.tacv2' }, 'TeamsNotAllowed'],
    [{ ...general, channelId: '19:z@thread.tacv2' }, 'NotFound'],
    [{ ...general, groupId: 'g9' }, 'NotFound'],
    [{ channelId: general.channelId }, 'NotFound'],
  ])('to %j is refused: %s', async (to, error) => {
    expect((await invite(ours.admin, to)).body.error).toBe(error);
    expect(graph.posted).toEqual([]);
  });

  test('of who has not signed in there says what to do', async () => {
    expect((await invite(ours.member, general)).body.error).toBe('TeamsSignInNeeded');
  });

  test('to a colleague rings the bell and stands in their activity feed, instead of a mail', async () => {
    const { roomId, body } = await invite(ours.member, { opponentUserId: ours.admin.userId });
    expect(body.sentBy).toEqual(['bell', 'chat']);
    expect(graph.granted).toMatchObject([{ tenant, kind: 'client_credentials' }]);
    const [line] = graph.posted;
    expect([line?.path, line?.by]).toEqual([
      '/v1.0/users/oid-ada/teamwork/sendActivityNotification',
      'Bearer of-app',
    ]);
    expect(line?.body).toMatchObject({
      activityType: 'gameInvite',
      previewText: {
        content: 'OursMember invited you to play. Backgammon at “Friday”: a seat is free for you.',
      },
      templateParameters: [{ name: 'game', value: 'Backgammon' }],
      recipient: { userId: 'oid-ada' },
    });
    expect(JSON.stringify(line?.body)).toContain(encodeURIComponent(`room:backgammon:${roomId}`));
  });

  test('to a colleague who is not in Teams, or with Microsoft away, still arrives', async () => {
    const guest = await welcome(testApp, 'Absent', ours.team.teamId);
    expect((await invite(ours.admin, { opponentUserId: guest.userId })).body.sentBy).toEqual([
      ...['bell', 'mail'],
    ]);
    graph.mood = 'away';
    expect((await invite(ours.member, { opponentUserId: ours.admin.userId })).body.sentBy).toEqual([
      ...['bell', 'mail'],
    ]);
  });

  test('of an admin to come and play goes to newcomers too, if the app can reach them', async () => {
    const call = (by: Somebody, json: object) =>
      testApp.ask('POST', '/api/Admin/SendInviteMessage', { token: by.token, json });
    const [newcomer] = (await peopleFor(ours.admin, 'nadia')).body.users as { guest?: string }[];
    const guest = newcomer?.guest ?? '';
    expect((await call(ours.admin, { guest, kind: 'Teams' })).body.error).toBe('NotReachable');
    const named = testApp.parts.encryption.encrypt(
      JSON.stringify({ tenant, subject: 'oid-known' }),
      `guest of ${ours.team.teamId}`,
    );
    expect((await call(ours.admin, { guest: named, kind: 'Teams' })).body.sentBy).toEqual(['chat']);
    const theirs = await foundTeam(testApp, 'Theirs');
    expect((await call(theirs.admin, { guest: named, kind: 'Teams' })).body.error).toBe('NotFound');
    expect((await call(ours.admin, { guest: 'made-up', kind: 'Teams' })).body.error).toBe('NotFound');
    expect((await call(ours.admin, { ...general, kind: 'Teams' })).body.sentBy).toEqual(['chat']);
  });
});
