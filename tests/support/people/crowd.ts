// Many people of one team at once, written straight into the database of a server in this process, each with a session.
import { randomUUID } from 'node:crypto';
import { isRefusal } from '../../../src/contract/errors.ts';
import { presentUser } from '../../../src/server/people/present.ts';
import { writeMembership, writeNewcomer } from '../../../src/server/people/store.ts';
import type { TestServer } from '../servers/testServer.ts';
import type { Member } from './team.ts';

export async function crowd(
  { services }: Pick<TestServer, 'services'>,
  teamId: string,
  count: number,
): Promise<Member[]> {
  const { database, members, sessions } = services;
  const people: Member[] = [];
  for (let at = 0; at < count; at++) {
    const now = services.clock.now();
    const userId = await writeNewcomer(database, {
      id: randomUUID(),
      name: `Player ${at + 1}`,
      avatar: null,
      email: null,
      controller: 'GameSpace',
      language: 'en',
      now,
    });
    await writeMembership(database, userId, { teamId, isAdmin: false }, now);
    const member = await members.read(userId);
    if (!member) throw new Error('nobody was written');
    const token = await sessions.open(userId, 'test');
    if (isRefusal(token)) throw new Error(token.error);
    people.push({ ...presentUser(member, token, []), email: '', password: '' });
  }
  return people;
}
