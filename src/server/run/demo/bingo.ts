// The bingo of the demo team: colleagues have cards, it is started some minutes after a visitor came, and who has a line says so.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isRefusal } from '../../../contract/errors.ts';
import type { Language } from '../../../engine/language.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { hasStage } from '../../events/bingo/claim.ts';
import type { EventHandlers } from '../../tables/liveEvents.ts';
import { spread, visitorOf } from './asPerson.ts';
import { bingoName, type DemoPerson, demoPeople } from './people.ts';

type Handlers = Pick<EventHandlers, 'bingo:create' | 'bingo:join' | 'bingo:claim' | 'bingo:control'>;

export interface BingoDeps {
  readonly clock: WallClock;
  readonly eventHandlers: Handlers;
}

/** Once the quiz is over. */
const beginsInMs = 6 * 60_000;
const secondsBetweenCalls = 6;
const pollEveryMs = 1_000;
/** How long somebody looks at a complete card before they claim. */
const leastLookMs = 2_000;

const [caller, ...others] = demoPeople;
const players = others.slice(0, 8);

interface WithCard {
  readonly player: DemoPerson;
  readonly card: readonly number[];
}

export interface PlannedBingo {
  readonly id: string;
  readonly startsAt: number;
  readonly cards: readonly WithCard[];
}

/** Null: the team is gone, or has too many. */
export async function planBingo(
  { clock, eventHandlers }: BingoDeps,
  language: Language,
): Promise<PlannedBingo | null> {
  if (!caller) return null;
  const startsAt = clock.now() + beginsInMs;
  const made = await eventHandlers['bingo:create'](visitorOf(caller, true), {
    moveId: randomUUID(),
    name: bingoName[language],
    start: new Date(startsAt).toISOString(),
  });
  if (isRefusal(made)) return null;
  const id = made.bingo;
  const cards: WithCard[] = [];
  for (const player of players) {
    const joined = await eventHandlers['bingo:join'](visitorOf(player), { moveId: randomUUID(), bingo: id });
    const card = isRefusal(joined) ? undefined : joined.state.cards?.[0];
    if (card) cards.push({ player, card });
  }
  return { id, startsAt, cards };
}

/** From its start to its end. */
export async function playBingo(
  deps: BingoDeps,
  { id, startsAt, cards }: PlannedBingo,
  shouldContinue: () => boolean,
): Promise<void> {
  const { clock, eventHandlers } = deps;
  if (!caller) return;
  const leader = visitorOf(caller, true);
  while (shouldContinue() && clock.now() < startsAt) await wait(pollEveryMs, undefined, { ref: false });
  const begin = { moveId: randomUUID(), bingo: id, act: 'start', seconds: secondsBetweenCalls } as const;
  if (!shouldContinue() || isRefusal(await eventHandlers['bingo:control'](leader, begin))) return;
  const claimed = new Set<string>();
  while (shouldContinue()) {
    const seen = await eventHandlers['bingo:join'](leader, { moveId: randomUUID(), bingo: id, watch: true });
    if (isRefusal(seen) || seen.state.phase === 'finished') return;
    for (const [at, { player, card }] of cards.entries()) {
      const claim = `${player.userId} ${seen.state.stage}`;
      if (claimed.has(claim) || !hasStage(seen.state, card)) continue;
      claimed.add(claim);
      await wait(leastLookMs + spread(at, seen.state.calls.length, 5) * 500, undefined, { ref: false });
      const { stage } = seen.state;
      await eventHandlers['bingo:claim'](visitorOf(player), { moveId: randomUUID(), bingo: id, stage });
    }
    await wait(pollEveryMs, undefined, { ref: false });
  }
}
