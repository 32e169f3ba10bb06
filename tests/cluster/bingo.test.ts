// A bingo on two nodes of one PostgreSQL: each number is called once, claims of both share a stage, a dead node is survived.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isComplete, joined, shownTo, statesOf } from '../support/data/bingo.ts';
import { connect, type Player } from '../support/people/player.ts';
import type { Serving } from '../support/servers/serving.ts';

import { postgresOfNodes, startTwoNodes, type TwoNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const database = postgres?.url ?? '';
let first: Serving;
let ada: Player;
let bo: Player;
let eve: Player;
let nodes: TwoNodes | null = null;

beforeAll(async () => {
  if (!postgres) return;
  nodes = await startTwoNodes(database);
  ({ first, ada, bo, eve } = nodes);
});
afterAll(async () => {
  await nodes?.stop();
  await postgres?.stop();
});

describe.skipIf(!postgres)('players of one session on two nodes', () => {
  it('see one history, and go on when a node dies', async () => {
    const made = await ada.say('bingo:create', { name: 'Friday bingo', stages: ['oneLine'], cards: 4 });
    if (!made.ok) throw new Error(made.error);
    const { bingo } = made;
    const cards = [await joined(ada, bingo), await joined(bo, bingo), await joined(eve, bingo)].flatMap(
      (state) => state.cards?.map((card) => card.join()) ?? [],
    );
    expect(new Set(cards).size).toBe(12);
    // The same person at both nodes at once: still four cards.
    const twin = await connect(first.url, eve.member);
    expect(await joined(twin, bingo)).toMatchObject({
      people: 3,
      cards: shownTo(eve)?.cards ?? expect.anything(),
    });
    twin.leave();

    expect((await ada.say('bingo:control', { bingo, act: 'start', seconds: 3 })).ok).toBe(true);
    await bo.until('calls on the other node', () => (shownTo(bo)?.calls.length ?? 0) >= 3);
    await ada.until('calls here', () => (shownTo(ada)?.calls.length ?? 0) >= 3);
    const short = Math.min(shownTo(ada)?.calls.length ?? 0, shownTo(bo)?.calls.length ?? 0);
    expect(shownTo(ada)?.calls.slice(0, short)).toEqual(shownTo(bo)?.calls.slice(0, short));
    for (const player of [ada, bo]) {
      const lengths = statesOf(player).map(({ calls }) => calls.length);
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    }

    await first.end('SIGKILL');
    const before = shownTo(bo)?.calls.length ?? 0;
    await bo.until(
      'calls by the node that lives',
      () => (shownTo(bo)?.calls.length ?? 0) >= before + 2,
      30_000,
    );
    const wrong = await bo.say('bingo:claim', { bingo });
    const state = shownTo(bo);
    if (!state || !wrong.ok) throw new Error('no claim');
    expect(wrong.isRight).toBe(isComplete(state));
    await eve.until('the claim of the other', () => shownTo(eve)?.claim?.userId === bo.member.userId);
  });
});
