// The caller's acts: start, call, calls by timer, pause, resume, finish.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { type BingoAct, callSeconds } from '../../../contract/events/bingo.ts';
import type { Message } from '../../../contract/realtime.ts';
import {
  type BingoGame,
  type BingoRefusal,
  callNext,
  finish,
  pause,
  resume,
  setAuto,
  start,
} from '../../../events/bingo/game.ts';
import { teamGate } from '../../people/teamGate.ts';
import type { TablePerson } from '../../tables/matches/rooms/newRoom.ts';
import { gameType } from './create.ts';
import type { BingoServices } from './services.ts';
import { reasonRefused } from './step.ts';
import { gameFrom, type NewEvent, readDone } from './store.ts';

function after(
  game: BingoGame,
  act: BingoAct,
  seconds: number | null | undefined,
  at: number,
): BingoGame | BingoRefusal {
  const interval = seconds === undefined ? callSeconds.usual : seconds;
  switch (act) {
    case 'start':
      return seconds === undefined ? start(game, at) : start({ ...game, auto: seconds }, at);
    case 'call':
      return callNext(game, at);
    case 'auto':
      return setAuto(game, interval, at);
    case 'pause':
      return pause(game, at);
    case 'resume':
      return resume(game, at);
    case 'finish':
      return finish(game);
  }
}

export const controlGame = (
  services: BingoServices,
  { teamId, userId, isAdmin }: TablePerson,
  { bingo, moveId, act, seconds }: Message<'bingo:control'>,
): Promise<object | Refusal> =>
  services.bingoHost.act<object>(bingo, teamId, async (row, now) => {
    const { clock, database } = services;
    if (!isAdmin) return { answer: refuse('AdminOnly') };
    if (await readDone(database, bingo, moveId)) return { answer: {} };
    const closed = act === 'start' ? await teamGate(database, clock)(teamId, gameType) : null;
    if (closed) return { answer: closed };
    const next = after(gameFrom(row), act, seconds, now);
    if (typeof next === 'string') return { answer: reasonRefused(next) };
    const event: NewEvent = {
      move_id: moveId,
      user_id: userId,
      kind: act,
      card: null,
      stage: null,
      is_right: null,
    };
    return { step: { game: next, event }, answer: {} };
  });
