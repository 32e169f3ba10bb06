// The bots of backgammon: they answer whatever is asked, and know what a cube is worth.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { backgammon } from './index.ts';
import { sideWith } from './position.ts';
import { type State, start } from './rules.ts';
import { view } from './view.ts';

const standard = backgammon.ruleSets.standard;

describe('the bots', () => {
  const thinking = { isOver: () => true };
  const random = seededRandom('55'.repeat(32), 'bots');
  it.each([0, 1, 2])('bot %i answers with no time at all, whatever is asked', (strength) => {
    const bot = bots[strength];
    const choose = (state: State, seat: number) =>
      bot?.choose(view(state), seat, random, emptyLibrary, thinking);
    const cube = start({ ...standard, cube: true, match: 3 });
    expect(choose({ ...cube, phase: 'move', dice: [6, 6] }, 0)?.kind).toBe('play');
    expect(['roll', 'double']).toContain(choose({ ...cube, phase: 'choose' }, 0)?.kind);
    expect(['take', 'drop']).toContain(choose({ ...cube, phase: 'answer' }, 1)?.kind);
    expect(choose({ ...cube, phase: 'between' }, 0)).toEqual({ kind: 'continue' });
  });

  it('who would lose the match with this game doubles and takes: there is nothing more to lose', () => {
    const behind: State = {
      ...start({ ...standard, cube: true, match: 3 }),
      score: [2, 0],
      crawford: 'past',
      turn: 1,
      phase: 'choose',
      checkers: [sideWith({ 1: 2 }), sideWith({ 6: 15 })],
    };
    const asked: State = { ...behind, phase: 'answer', turn: 0 };
    for (const bot of bots) {
      const choose = (state: State) => bot.choose(view(state), 1, random, emptyLibrary, thinking);
      expect(choose(behind)).toEqual({ kind: 'double' });
      expect(choose(asked)).toEqual({ kind: 'take' });
    }
  });

  it('the better ones double a sure win, and drop against it', () => {
    const won = {
      ...start({ ...standard, cube: true }),
      checkers: [sideWith({ 1: 2 }), sideWith({ 6: 15 })] as const,
    };
    for (const bot of bots.slice(1)) {
      const choose = (state: State, seat: number) =>
        bot.choose(view(state), seat, random, emptyLibrary, thinking);
      expect(choose({ ...won, phase: 'choose' }, 0)).toEqual({ kind: 'double' });
      expect(choose({ ...won, phase: 'answer' }, 1)).toEqual({ kind: 'drop' });
    }
  });
});
