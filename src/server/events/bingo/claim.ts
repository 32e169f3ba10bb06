// Claiming a stage: judged by the called numbers, whatever the player has marked.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Bingo, BingoAcknowledged } from '../../../contract/events/bingo.ts';
import type { Message } from '../../../contract/realtime.ts';
import { barredUntil, showClaim } from '../../../events/bingo/game.ts';
import { completed } from '../../../events/bingo/stages.ts';
import type { TablePerson } from '../../tables/matches/rooms/newRoom.ts';
import { callsOf } from './calls.ts';
import { barOf, readCards, readClaims } from './cardStore.ts';
import type { BingoServices } from './services.ts';
import { reasonRefused } from './step.ts';
import { gameFrom, type NewEvent, readDone, type StoredEvent } from './store.ts';

/** Whether a claim with this card would be right now, by what its player sees. */
export function hasStage({ stages, stage, calls }: Bingo, card: readonly number[]): boolean {
  const name = stages[stage]?.name;
  return name !== undefined && completed(name, card, new Set(calls)) !== null;
}

type Answer = BingoAcknowledged['bingo:claim'];

const answerTo = ({ is_right, calls }: Pick<StoredEvent, 'is_right' | 'calls'>): Answer => ({
  isRight: is_right === true,
  barredUntilCall: is_right === true ? null : barredUntil(calls),
});

export const claimStage = (
  services: BingoServices,
  { teamId, userId }: TablePerson,
  { bingo, moveId, card: which = 0, stage: meant }: Message<'bingo:claim'>,
): Promise<Answer | Refusal> =>
  services.bingoHost.act<Answer>(bingo, teamId, async (row, now) => {
    const { database, encryption } = services;
    const game = gameFrom(row);
    const done = await readDone(database, bingo, moveId);
    if (done) return { answer: done.user_id === userId ? answerTo(done) : refuse('Conflict') };
    const cards = await readCards(database, bingo, userId);
    if (cards.length === 0) return { answer: refuse('NotAllowed', { reason: 'noCard' }) };
    const card = cards[which];
    if (!card) return { answer: refuse('InvalidInput', { fields: [{ path: 'card', code: 'range' }] }) };
    if (meant !== undefined && meant !== game.stage)
      return { answer: refuse('Closed', { reason: 'stageClosed' }) };
    const name = game.stages[game.stage];
    const claims = await readClaims(database, bingo);
    const isWinner = claims.some(
      (claim) => claim.user_id === userId && claim.is_right && claim.stage === game.stage,
    );
    if (isWinner) return { answer: refuse('AlreadyDone') };
    if (barOf(claims, userId, game.calls) !== null)
      return { answer: refuse('NotAllowed', { reason: 'barred' }) };
    const called = new Set(callsOf(encryption, row));
    const isRight = name !== undefined && completed(name, card.numbers, called) !== null;
    const shown = showClaim(game, isRight, now);
    if (typeof shown === 'string') return { answer: reasonRefused(shown) };
    const event: NewEvent = {
      move_id: moveId,
      user_id: userId,
      kind: 'claim',
      card: card.number,
      stage: game.stage,
      is_right: isRight,
    };
    return {
      step: { game: shown, event },
      answer: answerTo({ is_right: isRight, calls: game.calls }),
    };
  });
