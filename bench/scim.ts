// A directory adds ten thousand people to a team: each is looked for, as Entra ID does, and then created.
import { performance } from 'node:perf_hooks';
import { newUser, openDirectory } from '../tests/support/people/scim.ts';
import { foundTeam, startTestApp } from '../tests/support/servers/testApp.ts';
import { type Row, rounded } from './row.ts';

const people = 10_000;
const boundSeconds = 60;
/** Requests at a time. */
const lanes = 8;

export async function scimRows(): Promise<Row[]> {
  const testApp = await startTestApp();
  try {
    const { admin } = await foundTeam(testApp, 'Bench');
    const directory = await openDirectory(testApp, admin);
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < people) {
        const userName = `person.${next++}@corp.test`;
        const found = await directory.find(`userName eq "${userName}"`);
        const { status } = await directory.ask('POST', '/Users', newUser(userName));
        if (found.length > 0 || status !== 201) throw new Error(`${userName} was answered ${status}`);
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: lanes }, lane));
    const seconds = (performance.now() - began) / 1_000;
    return [
      {
        what: `SCIM: ${rounded(people)} people looked for and created`,
        figure: `${rounded(seconds, 1)} s`,
        bound: `${boundSeconds} s`,
        isWithin: seconds <= boundSeconds,
      },
    ];
  } finally {
    await testApp.close();
  }
}
