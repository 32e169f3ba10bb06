// Every lesson of every game: it can be read, played wrongly and rightly to its end, and has its words in both languages.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Entry, Lesson, Shapes } from '../../src/engine/game.ts';
import { emptyLibrary } from '../../src/engine/library.ts';
import { type Tongue, tongues } from '../../src/engine/words/letters.ts';
import { games } from '../../src/games/load.ts';
import { triesFor } from './gameConformance.ts';

const chosen = process.env.TOPLA_GAMES?.split(',');
const entries = Object.entries(games).filter(([id]) => chosen?.includes(id) ?? true);

type Course = readonly Lesson<Shapes>[];

const read = (game: AnyGame, lesson: Lesson<Shapes>): unknown => {
  const state = game.readPosition?.(lesson.position) ?? null;
  if (state === null) throw new Error(`${game.id} cannot read ${lesson.key}`);
  return state;
};

const acted = (game: AnyGame, state: unknown, by: number, move: unknown): unknown =>
  game.play(state, { kind: 'move', at: 0, by, move });

function isAllowed(game: AnyGame, state: unknown, entry: Entry<Shapes>): boolean {
  if (entry.kind === 'move') {
    const may = [...game.toAct(state), ...(game.optionalToAct?.(state) ?? [])];
    return may.includes(entry.by) && game.refusal(state, entry.by, entry.move, emptyLibrary) === null;
  }
  return entry.kind === 'deal' && game.toAct(state).includes('dealer');
}

/** The answer, each line of it checked on the way. */
function answered(game: AnyGame, state: unknown, answer: readonly Entry<Shapes>[], where: string): unknown {
  return answer.reduce<unknown>((before, entry) => {
    expect(isAllowed(game, before, entry), `${where} is answered ${JSON.stringify(entry)}`).toBe(true);
    return game.play(before, entry);
  }, state);
}

/** Plays every wanted move of every step; returns whether something else could have been played. */
function follow(game: AnyGame, lesson: Lesson<Shapes>, state: unknown, found: number): boolean {
  const step = lesson.steps[found];
  if (!step) return false;
  const { seat } = lesson;
  const where = `${game.id} ${lesson.key}, step ${found + 1}`;
  expect(game.toAct(state), where).toContain(seat);
  const listed = game.legalMoves(game.view(state, seat), seat) ?? triesFor(game.id, state, seat);
  const legal = listed.filter((move) => game.refusal(state, seat, move, emptyLibrary) === null);
  const isWanted = (move: unknown) => step.wanted(move, acted(game, state, seat, move));
  const wanted = legal.filter(isWanted);
  expect(wanted.length, `${where} can be done`).toBeGreaterThan(0);
  const later = wanted.map((move) => {
    const after = answered(game, acted(game, state, seat, move), step.answer ?? [], where);
    return follow(game, lesson, after, found + 1);
  });
  return wanted.length < legal.length || later.some(Boolean);
}

function wordsOf(id: string, language: Tongue): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const file = new URL(`../../src/games/${id}/texts/${language}.json`, import.meta.url);
  return Object(JSON.parse(readFileSync(file, 'utf8'))).lessons ?? {};
}

for (const [id, load] of entries) {
  const game = await load();
  describe.each(tongues)(`${id} in %s`, async (tongue) => {
    const course: Course = await game.lessons(tongue);

    test('has three to six lessons, each with its words and no words too many', () => {
      expect(course.length).toBeGreaterThanOrEqual(3);
      expect(course.length).toBeLessThanOrEqual(6);
      const expected = course.map(({ key, isForced }) => [
        key,
        ['title', 'task', ...(isForced ? [] : ['astray']), 'hint', 'done'],
      ]);
      const words = Object.entries(wordsOf(id, tongue));
      expect(words.map(([key, parts]) => [key, Object.keys(parts)])).toEqual(expected);
    });

    test.each(course.map((lesson) => [lesson.key, lesson] as const))('%s', (_, lesson) => {
      const state = read(game, lesson);
      expect(game.writePosition?.(state)).toBe(lesson.position);
      expect(game.result(state)).toBeNull();
      const isOpen = follow(game, lesson, state, 0);
      expect(isOpen, 'something else can be played').toBe(lesson.isForced !== true);
    });
  });
}
