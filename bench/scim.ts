// A directory adds ten thousand people to a team, each looked for as Entra ID does, puts them into a hundred groups, and all into one.
import { performance } from 'node:perf_hooks';
import { type Directory, membersOf, newGroup, newUser, openDirectory } from '../tests/support/people/scim.ts';
import { foundTeam, startTestApp } from '../tests/support/servers/testApp.ts';
import { type Row, rounded } from './row.ts';

const people = 10_000;
const groups = 100;
/** Members of one request. */
const batch = 1_000;
const boundSeconds = 60;
const groupsBoundSeconds = 20;
/** Requests at a time. */
const lanes = 8;

async function inLanes(count: number, act: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

async function addPerson(directory: Directory, at: number): Promise<string> {
  const userName = `person.${at}@corp.test`;
  const found = await directory.find(`userName eq "${userName}"`);
  const { status, body } = await directory.ask('POST', '/Users', newUser(userName));
  if (found.length > 0 || status !== 201) throw new Error(`${userName} was answered ${status}`);
  return String(body.id);
}

async function makeGroup(directory: Directory, name: string): Promise<string> {
  await directory.findGroups(`displayName eq "${name}"`);
  return String((await directory.ask('POST', '/Groups', newGroup(name))).body.id);
}

async function fill(directory: Directory, groupId: string, ids: readonly string[], op = 'Add') {
  const operation = { op, path: 'members', value: membersOf(...ids) };
  const { status } = await directory.patchGroup(groupId, operation);
  if (status !== 204) throw new Error(`${op} of ${ids.length} members was answered ${status}`);
}

const rowOf = (what: string, seconds: number, bound: number): Row => ({
  what: `SCIM: ${what}`,
  figure: `${rounded(seconds, 1)} s`,
  bound: `${bound} s`,
  isWithin: seconds <= bound,
});

export async function scimRows(): Promise<Row[]> {
  const testApp = await startTestApp();
  try {
    const { admin } = await foundTeam(testApp, 'Bench');
    const directory = await openDirectory(testApp, admin);
    const ids: string[] = [];
    const adding = await secondsOf(() =>
      inLanes(people, async (at) => void ids.push(await addPerson(directory, at))),
    );
    const each = people / groups;
    const grouping = await secondsOf(async () => {
      await inLanes(groups, async (at) => {
        const groupId = await makeGroup(directory, `Group ${at}`);
        await fill(directory, groupId, ids.slice(at * each, (at + 1) * each));
      });
      const all = await makeGroup(directory, 'All');
      for (const op of ['Add', 'Remove'])
        for (let from = 0; from < people; from += batch)
          await fill(directory, all, ids.slice(from, from + batch), op);
    });
    const whole = await secondsOf(async () => {
      const sent = newGroup('Whole', { members: membersOf(...ids) });
      const { status, body } = await directory.ask('POST', '/Groups', sent);
      if (status !== 201) throw new Error(`a group of all was answered ${status}`);
      await directory.ask('GET', `/Groups/${String(body.id)}`);
    });
    return [
      rowOf(`${rounded(people)} people looked for and created`, adding, boundSeconds),
      rowOf(
        `${groups} groups of ${each} people, and one of ${rounded(people)} filled and emptied in batches`,
        grouping,
        groupsBoundSeconds,
      ),
      rowOf(`a group of ${rounded(people)} in one request, and read`, whole, 5),
    ];
  } finally {
    await testApp.close();
  }
}
