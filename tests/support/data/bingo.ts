// Bingo as tests play it: what somebody was shown last, and the claims that their card allows.
import type { Bingo } from '../../../src/contract/events/bingo.ts';
import { completed } from '../../../src/events/bingo/stages.ts';
import type { Player } from '../people/player.ts';

/** All states this person was shown, oldest first. */
export const statesOf = ({ heard }: Player): Bingo[] =>
  heard.flatMap(({ name, payload }) => (name === 'bingo:state' ? [payload as Bingo] : [])); // by its name

export const shownTo = (player: Player): Bingo | undefined => statesOf(player).at(-1);

/** Joins, and fails loudly where that is refused. */
export async function joined(player: Player, bingo: string, watch = false): Promise<Bingo> {
  const answer = await player.say('bingo:join', watch ? { bingo, watch } : { bingo });
  if (!answer.ok) throw new Error(`${player.member.name} did not join: ${answer.error}`);
  return answer.state;
}

export const isComplete = ({
  stages,
  stage,
  calls,
  cards,
}: Pick<Bingo, 'stages' | 'stage' | 'calls' | 'cards'>) => {
  const name = stages[stage]?.name;
  return name !== undefined && (cards ?? []).some((card) => completed(name, card, new Set(calls)) !== null);
};

/** Calls by hand; while a claim is shown it is tried again. */
export async function callNumber(caller: Player, bingo: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const called = await caller.say('bingo:control', { bingo, act: 'call' });
    if (called.ok) return;
    if (called.reason !== 'claimShown') throw new Error(`no call: ${called.error} ${called.reason}`);
    const shown = shownTo(caller)?.claim;
    await caller.until('the end of the claim', () => !shown || shownTo(caller)?.claim !== shown);
  }
  throw new Error('a claim is shown for ever');
}
