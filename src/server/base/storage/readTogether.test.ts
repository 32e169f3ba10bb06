// Reads by id that are asked for together are one statement, and none is older than the moment it was asked for.
import { expect, it } from 'vitest';
import { readTogether } from './readTogether.ts';

interface Row {
  readonly id: string;
  readonly version: number;
}

function table() {
  const reads: (readonly string[])[] = [];
  let version = 1;
  const open: (() => void)[] = [];
  const read = readTogether(async (ids): Promise<Row[]> => {
    reads.push(ids);
    const rows = ids.filter((id) => id !== 'nobody').map((id) => ({ id, version }));
    await new Promise<void>((resolve) => open.push(resolve));
    return rows;
  });
  const answer = async () => {
    await expect.poll(() => open.length).toBe(1);
    open.shift()?.();
  };
  return {
    read,
    reads,
    answer,
    change() {
      version += 1;
    },
  };
}

it('what is asked for at once is one statement, each row once', async () => {
  const { read, reads, answer } = table();
  const asked = Promise.all(['ada', 'bo', 'ada', 'nobody'].map((id) => read(id)));
  await answer();
  expect(await asked).toEqual([
    { id: 'ada', version: 1 },
    { id: 'bo', version: 1 },
    { id: 'ada', version: 1 },
    undefined,
  ]);
  expect(reads).toEqual([['ada', 'bo', 'nobody']]);
});

it('what is asked for while a statement is in flight is read by the next one', async () => {
  const { read, reads, answer, change } = table();
  const first = read('ada');
  await expect.poll(() => reads.length).toBe(1);
  change();
  const later = [read('ada'), read('bo')];
  await answer();
  expect(await first).toEqual({ id: 'ada', version: 1 });
  await answer();
  expect(await Promise.all(later)).toEqual([
    { id: 'ada', version: 2 },
    { id: 'bo', version: 2 },
  ]);
  expect(reads).toEqual([['ada'], ['ada', 'bo']]);
});
