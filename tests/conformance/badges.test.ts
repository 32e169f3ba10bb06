// Every badge can be had: those for a feat are earned in a stored log of a game, `playthroughs/<badge>.jsonl`,
// which has the setup on its first line and an entry on every other; those for puzzles, by a puzzle that there is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { badges } from '../../src/contract/progress/badges.ts';
import type { Shapes } from '../../src/engine/game.ts';
import { isGameEntry, type Logged } from '../../src/engine/log.ts';
import { type Match, playEntry, type Setup, startMatch } from '../../src/engine/match.ts';
import { featsOf } from '../../src/engine/seatResults.ts';
import { moveRefusal, tableRefusal } from '../../src/engine/turn.ts';
import { games } from '../../src/games/load.ts';
import { puzzles } from '../../src/puzzles/load.ts';
import { puzzleBadges } from '../../src/server/progress/puzzles/puzzleRewards.ts';
import { testLibrary } from '../support/data/words.ts';

const files = Object.keys(import.meta.glob('../../src/games/*/playthroughs/*.jsonl'));

interface StoredLog {
  readonly setup: Setup<Shapes>;
  readonly entries: readonly Logged<Shapes>[];
}

function readLog(file: string): StoredLog {
  const [setup, ...entries] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { setup, entries };
}

/** Why an entry could not have come about here; null: it could. */
function faultOf(
  game: Awaited<ReturnType<(typeof games)[string]>>,
  match: Match<Shapes>,
  entry: Logged<Shapes>,
) {
  if (!isGameEntry(entry)) return tableRefusal(game, match, entry);
  if (entry.kind === 'deal') return game.toAct(match.state).includes('dealer') ? null : 'no deal is due';
  if (entry.kind === 'timer') return match.deadline?.name === entry.timer ? null : 'no such deadline';
  return moveRefusal(game, match, entry.by, game.readMove(entry.move), testLibrary);
}

const found = files.map((file) => {
  const [, id = '', badge = ''] = /games\/(\w+)\/playthroughs\/(\w+)\.jsonl$/.exec(file) ?? [];
  return { file, id, badge };
});

test.each(found)('$id: $badge', async ({ file, id, badge }) => {
  const game = await games[id]?.();
  if (!game) throw new Error(`no game ${id}`);
  const { setup, entries } = readLog(file);
  let match = startMatch(game, setup);
  for (const entry of entries) {
    expect(faultOf(game, match, entry), JSON.stringify(entry)).toBeNull();
    match = playEntry(game, match, entry);
  }
  expect(featsOf(game, setup, [entries]).map(({ key }) => key)).toContain(badge);
});

test('each badge for a feat has its log, and no log is for another badge', () => {
  const forFeats = badges.filter(({ source }) => source === 'feat').map(({ key }) => key);
  expect(found.map(({ badge }) => badge).toSorted()).toEqual(forFeats.toSorted());
});

test('each badge for puzzles is earned by some end of a puzzle there is, or by a streak', async () => {
  const earned = new Set<number>();
  for (const [puzzleType, load] of Object.entries(puzzles)) {
    const { family, ruleSets, badges: badgesOf } = await load();
    for (const rules of Object.values(ruleSets)) {
      const { grade } = Object(rules);
      const isGrid = family === 'grid';
      const solved = { guesses: isGrid ? null : 1, grade: isGrid ? String(grade) : null, isClean: true };
      const end = {
        ...solved,
        puzzleId: '',
        puzzleType,
        teamId: '',
        userId: '',
        number: 60,
        isSolved: true,
        earned: badgesOf?.(solved) ?? [],
        ms: 1,
        endedAt: 1,
      };
      for (const idprod of puzzleBadges(end, end.number)) earned.add(idprod);
    }
  }
  const forPuzzles = badges
    .filter(({ source }) => source === 'puzzle')
    .map(({ idprod }) => idprod)
    .toSorted((a, b) => a - b);
  expect([...earned].toSorted((a, b) => a - b)).toEqual(forPuzzles);
});
