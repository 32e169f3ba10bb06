// Wake-ups: what is due in a session is carried out by whichever node comes first; a timer here only saves time.
import { repeat } from '../../base/shared/repeat.ts';
import type { Board } from './present.ts';
import type { BingoServices } from './services.ts';
import { endSession, passDue } from './step.ts';
import { readDueSessions, readForgotten, readMarks } from './store.ts';

export interface WakeUps {
  /** Sets the timer of a session that is followed here. */
  arm(board: Pick<Board, 'row' | 'now'>): void;
  stop(): void;
}

interface WakeUpDeps {
  readonly followed: () => string[];
  readonly show: (bingoId: string) => void;
}

/** Finds what a stopped node left, and what other nodes changed without a word. */
const lookEveryMs = 2_000;
const retryMs = 1_000;
/** A session that nobody touched for a day is over. */
const forgottenMs = 24 * 60 * 60_000;
const forgetEveryMs = 10 * 60_000;

export function startWakeUps(services: BingoServices, { followed, show }: WakeUpDeps): WakeUps {
  const { clock, database, log } = services;
  const timers = new Map<string, NodeJS.Timeout>();
  const shown = new Map<string, string>();
  let isStopped = false;

  function set(bingoId: string, ms: number): void {
    clearTimeout(timers.get(bingoId));
    timers.delete(bingoId);
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(bingoId);
      pass(bingoId).catch((fault: unknown) => {
        log.warn({ bingo: bingoId, fault: String(fault) }, 'a bingo did not go on');
        set(bingoId, retryMs);
      });
    }, ms).unref();
    timers.set(bingoId, timer);
  }

  async function pass(bingoId: string): Promise<void> {
    const row = await passDue(services, bingoId);
    if (row) arm({ row, now: clock.now() });
  }

  function arm({ row, now }: Pick<Board, 'row' | 'now'>): void {
    if (row.due_at !== null) set(row.id, Math.max(0, row.due_at - now));
  }

  async function look(): Promise<void> {
    for (const bingoId of await readDueSessions(database, clock.now())) await pass(bingoId);
    const ids = followed();
    for (const id of shown.keys()) if (!ids.includes(id)) shown.delete(id);
    if (ids.length === 0) return;
    for (const { id, mark } of await readMarks(database, ids)) {
      const before = shown.get(id);
      shown.set(id, mark);
      if (before !== undefined && before !== mark) show(id);
    }
  }

  async function endForgotten(): Promise<void> {
    const before = clock.now() - forgottenMs;
    for (const session of await readForgotten(database, before))
      await endSession(services, session, ({ changed_at }) => changed_at < before);
  }

  const warn = (fault: unknown) => log.warn({ fault: String(fault) }, 'bingos were not looked at');
  const stops = [repeat(lookEveryMs, look, warn), repeat(forgetEveryMs, endForgotten, warn)];

  return {
    arm,
    stop() {
      isStopped = true;
      for (const stop of stops) stop();
      for (const each of timers.values()) clearTimeout(each);
    },
  };
}
