// The menu of moves in a message, at its border: a hundred moves are a menu of Slack, one more only opens the board.
import { expect, test } from 'vitest';
import { race } from '../../../../engine/fixtures/race.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import { emptyLibrary } from '../../../../engine/library.ts';
import { machineClock } from '../../../base/shared/clock.ts';
import { sayTurn } from '../../../messaging/chat/slack/turns.ts';
import type { RoomDoc } from '../rooms/room.ts';
import { openMatch, playStored } from '../turns/liveMatch.ts';
import { createTurnByChoice } from './turnByChoice.ts';

/** Every move is told in words of its own. */
const withMoves = (count: number): AnyGame =>
  Object.assign({}, race, {
    legalMoves: () => Array.from({ length: count }, (_, at) => at + 1),
    tell: (_: unknown, entry: { readonly move: number }) => ({
      seat: 0,
      key: 'stepped',
      values: { steps: entry.move },
    }),
  });

function choicesWith(count: number) {
  const setup = { rules: race.ruleSets.standard, seats: 2, timer: null, turnDays: 1 } as const;
  const id = { id: 'room:1', roomId: 'room', number: 1, seed: '0'.repeat(64), commitment: '' };
  const facts = { ...id, game: withMoves(count), setup, positions: [0, 1], roomTimeoutMs: 1_000 };
  const live = openMatch(facts, emptyLibrary, machineClock);
  const row = { matchId: 'room:1', turn: 0, moveId: null, entries: [], at: 0, dueAt: null, result: null };
  playStored(live, [row], machineClock, 0);
  const places = ['a', 'b'].map((userId) => ({ kind: 'person', userId, name: userId }));
  const doc = { places } as unknown as RoomDoc; // as much of it as is read
  const never = () => Promise.reject(new Error('nothing is chosen here'));
  return createTurnByChoice({
    rooms: { open: never, catchUp: never },
    acts: { move: never },
    see: async () => ({ live, doc }),
  });
}

interface Sent {
  readonly blocks: readonly {
    readonly elements?: readonly { readonly type: string; readonly options?: readonly object[] }[];
  }[];
}

/** What Slack is sent of such a turn. */
async function sentWith(count: number): Promise<Sent> {
  const sent: unknown[] = [];
  const services = {
    chat: {
      slack: { workspaceOf: async () => 'Acme', write: async (...said: unknown[]) => sent.push(said[2]) },
    },
    config: { publicUrl: 'http://topla.test' },
    lineWords: async ({ values }: { readonly values: { readonly steps: number } }) => `${values.steps} on`,
    log: { warn() {} },
    members: { of: async () => ({ language: 'en', team: { teamId: 't' } }) },
    tables: { turnByChoice: choicesWith(count) },
  } as unknown as Parameters<typeof sayTurn>[0]; // as much of them as a message needs
  const others = [{ userId: 'b', name: 'b' }];
  await sayTurn(services, 'a', { kind: 'yourTurn', roomId: 'room', gameName: 'chess', others });
  return sent[0] as Sent; // Block Kit, as it goes out
}

test.each([
  [1, 1],
  [100, 100],
  [101, null],
])('%i moves: a menu of %s', async (count, options) => {
  const offered = await choicesWith(count).offer('room', 'a');
  expect(offered?.choices?.length ?? null).toBe(options);
  const { blocks } = await sentWith(count);
  const elements = blocks.flatMap((block) => block.elements ?? []);
  const menu = elements.find(({ type }) => type === 'static_select');
  expect(menu?.options?.length ?? null).toBe(options);
  expect(elements.filter(({ type }) => type === 'button')).toHaveLength(1);
});
