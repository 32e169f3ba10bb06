// What a trivia brings: XP by points or by questions survived, and its three badges.
import { describe, expect, it } from 'vitest';
import { type TriviaEnd, type TriviaPart, triviaBadges, triviaXp } from './triviaRewards.ts';

const part = (changed: Partial<TriviaPart> = {}): TriviaPart => ({
  userId: 'a',
  points: 0,
  place: 2,
  isWinner: false,
  isPerfect: false,
  ...changed,
});

const endOf = (parts: readonly TriviaPart[], questions = 3): TriviaEnd => ({
  triviaId: 't',
  teamId: 'o',
  mode: 'score',
  questions,
  endedAt: 1,
  parts,
});

describe('XP', () => {
  it.each([
    ['PG-12', 'score', { points: 4_321, isWinner: true }, 83],
    ['nothing known', 'score', {}, 10],
    ['most for points', 'score', { points: 99_999 }, 70],
    ['just below a hundred', 'score', { points: 199 }, 11],
    ['survived four', 'elimination', { points: 4 }, 30],
    ['most in elimination', 'elimination', { points: 50 }, 70],
    ['last one left', 'elimination', { points: 50, isWinner: true }, 100],
  ] as const)('%s', (_, mode, changed, xp) => {
    expect(triviaXp({ mode }, part(changed))).toBe(xp);
  });
});

describe('badges', () => {
  const winner = part({ isWinner: true, place: 1 });
  const others = (many: number) => Array.from({ length: many }, () => part());

  it('the first one is for whoever took part', () => {
    expect(triviaBadges(endOf([part()]), part())).toEqual([22]);
  });

  it('a win counts among five or more', () => {
    expect(triviaBadges(endOf([winner, ...others(3)]), winner)).toEqual([22]);
    expect(triviaBadges(endOf([winner, ...others(4)]), winner)).toEqual([22, 23]);
  });

  it('everything right counts with ten questions or more', () => {
    const perfect = part({ isPerfect: true });
    expect(triviaBadges(endOf([perfect], 9), perfect)).toEqual([22]);
    expect(triviaBadges(endOf([perfect], 10), perfect)).toEqual([22, 24]);
  });
});
