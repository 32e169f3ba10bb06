// Two people who press at the same moment on two nodes: always one outcome, with Redis and without. `npm run soak -- racesOnTwoNodes` holds it to a second.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameStatus } from '../../src/contract/play/tables.ts';
import type { Acknowledgement, ToClient } from '../../src/contract/realtime.ts';
import { lettersIn } from '../support/people/letters.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague } from '../support/people/team.ts';
import { redisForTests } from '../support/servers/redis.ts';
import { postgresOfNodes, startTwoNodes, type TwoNodes } from '../support/servers/twoNodes.ts';

const rounds = Number(process.env.TOPLA_RACES ?? 10);
const timeout = 240_000 + rounds * 4_000;
const withinMs = 1_000;
/** In many rounds on a quiet machine. */
const isSoak = rounds > 10;
/** Later than promised is reported with its time; later than this nothing comes any more. */
const patienceMs = isSoak ? 5_000 : 60_000;

const postgres = await postgresOfNodes();
const redis = await redisForTests();
if (!redis) console.error('NOT TESTED with Redis: install a server');

let ada: Player;
let bo: Player;
let eve: Player;
/** On the first node, beside ada. */
let cora: Player;

/** How the rounds of one race ended. */
class Tally {
  readonly #outcomes = new Map<string, number>();
  readonly #times: number[] = [];

  /** From now until everybody has seen the outcome, which `press` answers by name. */
  async round(press: () => Promise<string>, seen: readonly [Player, () => boolean][]): Promise<string> {
    const began = performance.now();
    const outcome = await press();
    await Promise.all(seen.map(([player, isSeen]) => player.until(outcome, isSeen, patienceMs)));
    this.#times.push(performance.now() - began);
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    return outcome;
  }

  expectPrompt(): void {
    const times = this.#times.toSorted((one, other) => one - other);
    const [median = 0, longest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
    const counts = [...this.#outcomes].map(([name, count]) => `${name} ${count}`).join(', ');
    const said = `${expect.getState().currentTestName}: ${counts}; median ${Math.round(median)}, longest ${Math.round(longest)} ms`;
    if (!isSoak) return;
    console.log(said);
    expect(longest, said).toBeLessThan(withinMs);
  }
}

async function created(host: Player): Promise<string> {
  const made = await host.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(`no table: ${made.error}`);
  return made.room;
}

const isBegun = (player: Player, room: string, game: number) => () => {
  const view = player.view();
  return view?.room === room && view.game === game && view.status === gameStatus.started;
};

const isOver = (player: Player, room: string) => () =>
  player.view()?.room === room && player.view()?.status === gameStatus.completed;

const seated = (player: Player, room: string, count: number) => () =>
  player.room()?.id === room && player.room()?.players.length === count;

const hears = (player: Player, name: 'room:closed', room: string) => () =>
  player.heard.some((each) => each.name === name && (each.payload as ToClient[typeof name]).room === room); // by its name

/** The refusals of those who were refused; nobody: 'none'. */
const refusalsOf = (answers: readonly Acknowledgement<'match:offer' | 'room:join'>[]): string =>
  answers.flatMap((answer) => (answer.ok ? [] : [answer.error])).join(' and ') || 'none';

describe.each([
  { name: 'without Redis', settings: {}, isThere: postgres !== null },
  {
    name: 'with Redis',
    settings: { REDIS_URL: redis?.url ?? '' },
    isThere: postgres !== null && redis !== null,
  },
])('two people on two nodes $name', ({ settings, isThere }) => {
  let nodes: TwoNodes | null = null;
  beforeAll(async () => {
    if (!isThere || !postgres) return;
    nodes = await startTwoNodes(postgres.url, settings);
    ({ ada, bo, eve } = nodes);
    const member = await colleague(nodes.first.url, nodes.founder, 'Cora Elm', lettersIn(postgres.url));
    cora = await connect(nodes.first.url, member);
  });
  beforeEach(() => {
    if (isThere) for (const player of [ada, bo, eve, cora]) player.heard.length = 0;
  });
  afterAll(async () => {
    cora?.leave();
    await nodes?.stop();
  });

  it.runIf(isThere)(
    'who both press again, as soon as they see the end, play again',
    { timeout },
    async () => {
      const tally = new Tally();
      const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
      const both = [ada, bo];
      for (let round = 1; round <= rounds; round++) {
        expect(await both[round % 2]?.say('match:resign', { room })).toMatchObject({ ok: true });
        for (const player of both) await player.until('the end', isOver(player, room));
        await tally.round(
          async () => {
            const pressed = both.map((player) => player.say('match:offer', { room, kind: 'rematch' }));
            return `refused ${refusalsOf(await Promise.all(pressed))}`;
          },
          both.map((player) => [player, isBegun(player, room, round + 1)]),
        );
      }
      for (const player of both) await player.say('match:resign', { room });
      for (const player of both) await player.say('room:leave', { room });
      tally.expectPrompt();
    },
  );

  it.runIf(isThere)('who both get ready begin the game', { timeout }, async () => {
    const tally = new Tally();
    for (let round = 0; round < rounds; round++) {
      const room = await created(ada);
      expect(await bo.say('room:join', { room })).toMatchObject({ ok: true });
      for (const player of [ada, bo]) await player.until('both seated', seated(player, room, 2));
      await tally.round(
        async () => {
          const ready = [ada, bo].map((player) => player.say('room:ready', { room, isReady: true }));
          return `ready ${(await Promise.all(ready)).filter(({ ok }) => ok).length}`;
        },
        [ada, bo].map((player) => [player, isBegun(player, room, 1)]),
      );
      await ada.say('match:resign', { room });
      for (const player of [ada, bo]) await player.until('the end', isOver(player, room));
      for (const player of [ada, bo]) await player.say('room:leave', { room });
    }
    tally.expectPrompt();
  });

  it.runIf(isThere)(
    'one changing the settings as the other gets ready, see one of the two',
    { timeout },
    async () => {
      const tally = new Tally();
      for (let round = 0; round < rounds; round++) {
        const room = await created(ada);
        expect(await bo.say('room:join', { room })).toMatchObject({ ok: true });
        expect(await ada.say('room:ready', { room, isReady: true })).toMatchObject({ ok: true });
        const isReady = (player: Player) => () =>
          player.room()?.id === room && player.room()?.players[0]?.isReady === true;
        for (const player of [ada, bo]) await player.until('ada ready', isReady(player));
        const press = async () => {
          const [changed, ready] = await Promise.all([
            ada.say('room:settings', { room, name: 'Friday' }),
            bo.say('room:ready', { room, isReady: true }),
          ]);
          expect(ready).toMatchObject({ ok: true });
          return changed.ok ? 'changed' : `begun, ${changed.error}`;
        };
        const isSeen = (player: Player) => () =>
          isBegun(player, room, 1)() || player.room()?.name === 'Friday';
        const outcome = await tally.round(
          press,
          [ada, bo].map((player) => [player, isSeen(player)]),
        );
        const seen = await Promise.all([ada, bo].map((player) => player.say('match:sync', { room })));
        const isLobby = seen.map((answer) => answer.ok && answer.state.gameStatus === gameStatus.lobby);
        expect(isLobby, outcome).toEqual(outcome === 'changed' ? [true, true] : [false, false]);
        if (outcome !== 'changed') await ada.say('match:resign', { room });
        for (const player of [ada, bo]) await player.say('room:leave', { room });
      }
      tally.expectPrompt();
    },
  );

  it.runIf(isThere)('who both want the last seat: one has it', { timeout }, async () => {
    const tally = new Tally();
    for (let round = 0; round < rounds; round++) {
      const room = await created(bo);
      await cora.say('match:sync', { room });
      const outcome = await tally.round(
        async () => {
          const answers = await Promise.all([ada, eve].map((player) => player.say('room:join', { room })));
          expect(refusalsOf(answers)).toBe('RoomFull');
          return answers[0]?.ok ? 'the first node' : 'the second node';
        },
        [bo, cora].map((player) => [player, seated(player, room, 2)]),
      );
      const guest = outcome === 'the first node' ? ada : eve;
      for (const player of [bo, cora])
        expect(player.room()?.players.map(({ id }) => id)).toEqual([bo.member.userId, guest.member.userId]);
      await bo.say('room:close', { room });
    }
    tally.expectPrompt();
  });

  it.runIf(isThere)('who both leave close the table', { timeout }, async () => {
    const tally = new Tally();
    for (let round = 0; round < rounds; round++) {
      const room = await created(ada);
      expect(await bo.say('room:join', { room })).toMatchObject({ ok: true });
      for (const player of [eve, cora]) await player.say('match:sync', { room });
      for (const player of [ada, bo]) await player.until('both seated', seated(player, room, 2));
      await tally.round(
        async () => {
          const left = [ada, bo].map((player) => player.say('room:leave', { room }));
          return `left ${(await Promise.all(left)).filter(({ ok }) => ok).length}`;
        },
        [eve, cora].map((player) => [player, hears(player, 'room:closed', room)]),
      );
    }
    tally.expectPrompt();
  });

  it.runIf(isThere)(
    'one taking an offer of a draw back, one accepting it, see one of the two',
    { timeout },
    async () => {
      const tally = new Tally();
      let room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
      const offersOf = (player: Player) => player.view()?.offers.length;
      for (let round = 0; round < rounds; round++) {
        const [offers, answers] = round % 2 === 0 ? [ada, bo] : [bo, ada];
        expect(await offers.say('match:offer', { room, kind: 'draw' })).toMatchObject({ ok: true });
        for (const player of [ada, bo]) await player.until('the offer', () => offersOf(player) === 1);
        const outcome = await tally.round(
          async () => {
            const said = await Promise.all([
              offers.say('match:offer', { room, kind: 'draw', answer: 'withdraw' }),
              answers.say('match:offer', { room, kind: 'draw', answer: 'accept' }),
            ]);
            expect(said.filter(({ ok }) => ok)).toHaveLength(1);
            return said[0].ok ? 'withdrawn' : 'drawn';
          },
          [ada, bo].map((player) => [player, () => offersOf(player) === 0]),
        );
        const results = [ada, bo].map((player) => player.view()?.result !== null);
        expect(results).toEqual(outcome === 'drawn' ? [true, true] : [false, false]);
        if (outcome === 'drawn') {
          for (const player of [ada, bo]) await player.say('room:leave', { room });
          room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
        }
      }
      await ada.say('match:resign', { room });
      tally.expectPrompt();
    },
  );
});

afterAll(async () => {
  await redis?.halt();
  await postgres?.stop();
});
