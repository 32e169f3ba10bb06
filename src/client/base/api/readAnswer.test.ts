// Answers of a newer server: more fields pass, and what a list has that this client does not know is left out.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { $ZodTypeDef } from 'zod/v4/core';
import { auditLog } from '../../../contract/admin/audit.ts';
import { calls } from '../../../contract/all.ts';
import { Notification } from '../../../contract/messaging/notifications.ts';
import { readAnswer } from './readAnswer.ts';

const entry = {
  id: 'a',
  at: '2026-01-10T00:00:00.000Z',
  act: 'settings',
  actor: null,
  subject: null,
  changed: [],
};
const page = { total: 2, page: 1, pageSize: 10 };

it('an entry of a kind that came later is left out of its list', () => {
  const items = [entry, { ...entry, id: 'b', act: 'teamMerged' }];
  const read = readAnswer(auditLog.answer, { items, ...page });
  expect(read).toMatchObject({ success: true, data: { items: [{ id: 'a', act: 'settings' }] } });
});

it('of lists in lists only the innermost entry is left out', () => {
  const schema = z.object({ teams: z.array(z.object({ ways: z.array(z.enum(['mail', 'chat'])) })) });
  const read = readAnswer(schema, { teams: [{ ways: ['mail', 'pigeon', 'chat'] }, { ways: ['chat'] }] });
  expect(read).toEqual({ success: true, data: { teams: [{ ways: ['mail', 'chat'] }, { ways: ['chat'] }] } });
});

it('what is wrong otherwise is refused as before', () => {
  const schema = z.object({ theme: z.enum(['light', 'dark']), list: z.array(z.number()) });
  expect(readAnswer(schema, { theme: 'sepia', list: [] }).success).toBe(false);
  expect(readAnswer(schema, { theme: 'dark', list: ['one'] }).success).toBe(false);
});

it('a notification whose button does something that came later is shown, and only closes', () => {
  const notification = {
    id: 'n',
    header: 'New',
    text: 'Something new',
    sentDate: entry.at,
    imageUrl: null,
    buttonText: 'Do it',
    actionText: 'Do it',
    actionValues: { command: 'new' },
    actionType: 7,
    isRead: false,
  };
  const read = readAnswer(z.array(Notification), [notification]);
  expect(read).toMatchObject({ success: true, data: [{ text: 'Something new', actionType: 2 }] });
});

interface Node {
  readonly _zod: { readonly def: $ZodTypeDef };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Every schema within a schema, with where it stands. */
function* within(value: unknown, path: string, seen = new Set<unknown>()): Generator<[string, $ZodTypeDef]> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isNode(value)) {
    yield [path, value._zod.def];
    yield* within(value._zod.def, path, seen);
    return;
  }
  for (const [key, each] of Object.entries(value)) yield* within(each, `${path}.${key}`, seen);
}

const refusesMore = (def: $ZodTypeDef): boolean =>
  def.type === 'object' &&
  'catchall' in def &&
  isNode(def.catchall) &&
  def.catchall._zod.def.type === 'never';

describe('fields that another version adds', () => {
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s lets them pass',
    (_, call) => {
      const { params, query, body, answer } = call;
      const strict = [...within({ params, query, body, answer }, '')].filter(([, def]) => refusesMore(def));
      expect(strict.map(([path]) => path)).toEqual([]);
    },
  );

  it('would be seen', () => {
    const schema = z.object({ list: z.array(z.strictObject({ id: z.string() })) });
    expect([...within(schema, '')].filter(([, def]) => refusesMore(def))).toHaveLength(1);
  });
});
