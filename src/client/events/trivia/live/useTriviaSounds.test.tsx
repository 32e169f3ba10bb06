// @vitest-environment jsdom
// What is heard of a running trivia.
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Quiz } from '../../../../contract/events/quiz.ts';
import { noTrivia, type TriviaSnapshot } from './triviaStore.ts';
import { useTriviaSounds } from './useTriviaSounds.ts';
import type { View } from './view.ts';

const heard = vi.hoisted((): string[] => []);
vi.mock('../../../parts/sound/playTone.ts', () => ({ playTone: (tone: string) => heard.push(tone) }));

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const moment = (quiz: Partial<Quiz>, sent: TriviaSnapshot['sent'] = null): TriviaSnapshot => {
  const whole = {
    phase: 'lobby',
    question: null,
    leftMs: null,
    mine: null,
    isPlaying: true,
    ...quiz,
  } as Quiz; // what is listened to
  return { ...noTrivia, quiz: whole, sent, seenAt: performance.now() };
};
const question = { number: 1 } as Quiz['question']; // its number tells questions apart

function listen(view: View, first: TriviaSnapshot) {
  const { rerender } = renderHook(({ snapshot }) => useTriviaSounds(snapshot, view), {
    initialProps: { snapshot: first },
  });
  return (snapshot: TriviaSnapshot) => rerender({ snapshot });
}

it('counts to the first question and chimes with it', async () => {
  const go = listen('player', moment({}));
  go(moment({ phase: 'starting', leftMs: 5_000 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).toEqual(['tick', 'tick', 'tick']);
  go(moment({ phase: 'questionTime', question, leftMs: 20_000 }));
  expect(heard.at(-1)).toBe('turn');
});

it('ticks in the last seconds for whoever has not answered', async () => {
  const open = moment({ phase: 'questionTime', question, leftMs: 4_000 });
  listen('player', open);
  const answer = { question: 1, options: [0], state: 'sending' } as const;
  listen('player', { ...open, sent: answer });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(heard).toEqual(['tick', 'tick', 'tick']);
});

it.each([
  ['player', true, 'won'],
  ['player', false, 'ended'],
  ['screen', null, 'ended'],
] as const)('tells a %s who was right (%s): %s', (view, isRight, tone) => {
  const go = listen(view, moment({ phase: 'questionTime', question }));
  go(moment({ phase: 'showResults', question, mine: { options: [0], isRight, points: null } }));
  expect(heard).toEqual([tone]);
});

it('is silent about what it opens with', () => {
  listen('screen', moment({ phase: 'completed' }));
  expect(heard).toEqual([]);
});
