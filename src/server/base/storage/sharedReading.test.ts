// Readings that many ask for at the same moment: one for all of them, and none older than the moment it was asked for.
import { expect, it } from 'vitest';
import { sharedReading } from './sharedReading.ts';

function shelf() {
  const begun: string[] = [];
  const open: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const read = sharedReading(
    (asked: { readonly team: string }) => {
      begun.push(asked.team);
      const number = begun.length;
      return new Promise<number>((resolve, reject) => {
        open.push({ answer: () => resolve(number), fail: () => reject(new Error(`reading ${number}`)) });
      });
    },
    ({ team }) => team,
  );
  const nextOpen = async () => {
    await expect.poll(() => open.length).toBeGreaterThan(0);
    const reading = open.shift();
    if (!reading) throw new Error('nothing is read');
    return reading;
  };
  return {
    begun,
    read: (team: string) => read({ team }),
    answer: async () => (await nextOpen()).answer(),
    fail: async () => (await nextOpen()).fail(),
  };
}

it('who asks alone is answered at once; who asks during that shares the next one', async () => {
  const { begun, read, answer } = shelf();
  const first = read('a');
  expect(begun).toEqual(['a']);
  const later = Promise.all(['a', 'a', 'a'].map(read));
  expect(begun).toEqual(['a']);
  await answer();
  expect(await first).toBe(1);
  await answer();
  expect(await later).toEqual([2, 2, 2]);
  expect(begun).toEqual(['a', 'a']);
});

it('one who asks after the shared one has begun gets another', async () => {
  const { begun, read, answer } = shelf();
  const answers = [read('a'), read('a')];
  await answer();
  await expect.poll(() => begun.length).toBe(2);
  answers.push(read('a'));
  await answer();
  await answer();
  expect(await Promise.all(answers)).toEqual([1, 2, 3]);
});

it('lists of different teams do not wait for each other', async () => {
  const { begun, read, answer } = shelf();
  const both = [read('a'), read('b')];
  expect(begun).toEqual(['a', 'b']);
  await answer();
  await answer();
  expect(await Promise.all(both)).toEqual([1, 2]);
});

it('one that fails fails for those who share it; the next is read again', async () => {
  const { read, answer, fail } = shelf();
  const first = read('a');
  const failing = Promise.all(['a', 'a'].map((team) => expect(read(team)).rejects.toThrow('reading 2')));
  await answer();
  await fail();
  await failing;
  expect(await first).toBe(1);
  const last = read('a');
  await answer();
  expect(await last).toBe(3);
});

it('one that failed alone does not keep the next from being read', async () => {
  const { read, answer, fail } = shelf();
  const failing = expect(read('a')).rejects.toThrow('reading 1');
  const next = read('a');
  await fail();
  await failing;
  await answer();
  expect(await next).toBe(2);
});
