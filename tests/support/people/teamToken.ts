// Makes a token of a team, and asks by it.
import type { Answer, Somebody, TestApp } from '../servers/testApp.ts';

const monthMs = 30 * 24 * 60 * 60_000;

export const makeToken = (
  testApp: TestApp,
  { token }: Pick<Somebody, 'token'>,
  wish: object = {},
): Promise<Answer> =>
  testApp.ask('POST', '/api/Admin/MakeToken', {
    token,
    json: {
      name: 'Intranet',
      scopes: ['members:read'],
      lastDay: new Date(testApp.clock.now() + monthMs).toISOString().slice(0, 10),
      ...wish,
    },
  });

export const membersAskedBy = (
  testApp: TestApp,
  token: string,
  teamId: string,
  remoteAddress = '127.0.0.1',
): Promise<Answer> => testApp.ask('GET', `/api/GameSpace/UserList/${teamId}`, { token, remoteAddress });
