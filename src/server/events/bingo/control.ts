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
} from '../../../events/bingo/session.ts';
import { teamGate } from '../../people/teamGate.ts';
import type { TablePerson } from '../../tables/matches/rooms/newRoom.ts';
import { gameType } from './create.ts';
import type { BingoServices } from './services.ts';
import { type Judged, reasonRefused, takeStep } from './step.ts';
import { readDone } from './store.ts';

function after(
  session: BingoGame,
  act: BingoAct,
  seconds: number | null | undefined,
  at: number,
): BingoGame | BingoRefusal {
  const interval = seconds === undefined ? callSeconds.usual : seconds;
  switch (act) {
    case 'start':
      return seconds === undefined ? start(session, at) : start({ ...session, auto: seconds }, at);
    case 'call':
      return callNext(session, at);
    case 'auto':
      return setAuto(session, interval, at);
    case 'pause':
      return pause(session, at);
    case 'resume':
      return resume(session, at);
    case 'finish':
      return finish(session);
  }
}

export const controlSession = (
  services: BingoServices,
  { teamId, userId, isAdmin }: TablePerson,
  { bingo, moveId, act, seconds }: Message<'bingo:control'>,
): Promise<object | Refusal> =>
  takeStep<object>(services, bingo, teamId, async (_, session, now): Promise<Judged<object>> => {
    const { clock, database } = services;
    if (!isAdmin) return { answer: refuse('AdminOnly') };
    if (await readDone(database, bingo, moveId)) return { answer: {} };
    const closed = act === 'start' ? await teamGate(database, clock)(teamId, gameType) : null;
    if (closed) return { answer: closed };
    const next = after(session, act, seconds, now);
    if (typeof next === 'string') return { answer: reasonRefused(next) };
    return {
      session: next,
      event: { move_id: moveId, user_id: userId, kind: act, card: null, stage: null, is_right: null },
      answer: {},
    };
  });
