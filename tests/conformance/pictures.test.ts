// Pictures of positions: every piece where it stands, from both ends; the colours of the boards; and laws that hold for any position.
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { boardShades, type Shades, seatShades } from '../../src/engine/picture/paint.ts';
import type { BoardDrawing, BoardLook } from '../../src/engine/picture/picture.ts';
import { isWritable, widthOf, writing } from '../../src/engine/picture/writing.ts';
import { games } from '../../src/games/load.ts';
import { cardShades } from '../../src/kit/cardPicture.ts';
import { jumpShades } from '../../src/kit/jumps/picture.ts';

const pictured = globSync('src/games/*/picture.ts').map((file) => file.split('/')[2] ?? '');
const light: BoardLook = { theme: 'light', palette: 'linen', nearSeat: 0 };
const looks: BoardLook[] = [0, 1].flatMap((nearSeat) => [
  { theme: 'light', palette: 'linen', nearSeat },
  { theme: 'dark', palette: 'linen', nearSeat },
  { theme: 'dark', palette: 'contrast', nearSeat },
]);

async function gameAt(id: string, position: string) {
  const game: AnyGame | undefined = await games[id]?.();
  const picture = await game?.picture();
  const state = game?.readPosition?.(position) ?? null;
  if (!game || !picture || state === null) throw new Error(`${id}: ${position} cannot be drawn`);
  return (look: BoardLook) => picture.draw(game.view(state, 'spectator'), look);
}

/** What stands where, by reference: `king-0 at 419 719`. */
const placed = (svg: string): string[] =>
  [...svg.matchAll(/<use href="#([\w-]+)" x="([\d.]+)" y="([\d.]+)"/g)].map(
    ([, id, x, y]) => `${id} at ${x} ${y}`,
  );

const row = (count: number, letter: string) => letter.repeat(count);

describe('a piece is drawn where it stands', () => {
  it.each([
    ['chess', 'k7/8/8/2K5/8/8/8/8 w - - 0 1', 0, ['king-1 at 19 19', 'king-0 at 219 319']],
    ['chess', 'k7/8/8/2K5/8/8/8/8 w - - 0 1', 1, ['king-1 at 719 719', 'king-0 at 519 419']],
    ['connect4', '44', 0, ['disc-0 at 335 633', 'disc-1 at 335 533']],
    ['connect4', '17', 1, ['disc-0 at 35 633', 'disc-1 at 635 633']],
  ])('%s %s, near seat %i', async (id, position, nearSeat, pieces) => {
    const draw = await gameAt(id, position);
    expect(placed(draw({ ...light, nearSeat }).svg)).toEqual(pieces);
  });

  it('chess: all men of the start, sixteen of each side', async () => {
    const draw = await gameAt('chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    const men = placed(draw(light).svg);
    expect(men).toHaveLength(32);
    expect(men).toContain('queen-0 at 319 719');
    expect(men).toContain('rook-1 at 719 19');
    expect(men.filter((man) => man.startsWith('pawn-1')).map((man) => man.split(' ')[3])).toEqual(
      Array.from({ length: 8 }, () => '119'),
    );
  });

  it.each([
    ['checkers', 8, 26, 84, 12],
    ['draughts', 10, 24, 82, 20],
  ])('%s: men of both sides on the dark squares of their own end', async (id, side, frame, disc, each) => {
    const game = await games[id]?.();
    const picture = await game?.picture();
    const state = game?.start({}, 2);
    const svg = picture?.draw(game?.view(state, 'spectator'), light).svg ?? '';
    const men = placed(svg);
    const rest = (100 - disc) / 2;
    const squares = men.map((man) =>
      man
        .split(' ')
        .slice(2)
        .map((at) => (Number(at) - rest - frame) / 100),
    );
    expect(squares.every(([x = 0, y = 0]) => (x + y) % 2 === 1 && x < side && y < side)).toBe(true);
    // The first seat is black in checkers and white in draughts; its men are near.
    const [near, far] = id === 'checkers' ? ['man-b', 'man-w'] : ['man-w', 'man-b'];
    const rows = (name: string) =>
      men.flatMap((man, at) => (man.startsWith(name) ? [squares[at]?.[1] ?? -1] : []));
    expect(rows(near)).toHaveLength(each);
    expect(Math.min(...rows(near))).toBeGreaterThan(Math.max(...rows(far)));
  });

  it('scrabble: a tile is a letter and what it counts; a blank counts nothing', async () => {
    const game = await games.scrabble?.();
    const picture = await game?.picture();
    const board = `${row(112, '.')}AB${row(111, '.')}`;
    const view = { board, blanks: [113], rules: { language: 'en' }, last: null, open: null };
    const { svg } = picture?.draw(view, light) ?? { svg: '' };
    const tiles = placed(svg).filter((name) => name.startsWith('tile'));
    expect(tiles).toEqual(['tile at 751 751', 'tile at 851 751']);
    expect(svg.match(/fill="#a8321a"/g)).toHaveLength(1);
  });

  it('the last move is marked where it came from and where it went', async () => {
    const game = await games.chess?.();
    const picture = await game?.picture();
    const start = game?.start({}, 2);
    const moved = game?.play(start, { kind: 'move', at: 0, by: 0, move: 'e2e4' });
    const { svg } = picture?.draw(game?.view(moved, 'spectator'), light) ?? { svg: '' };
    const tints = [...svg.matchAll(/<rect x="(\d+)" y="(\d+)" [^>]*fill="rgb\(245 184 61 \/ 0.24\)"/g)];
    expect(tints.map(([, x, y]) => [x, y])).toEqual([
      ['416', '616'],
      ['416', '416'],
    ]);
  });
});

/** Positions written down, and each after some of its moves, so that a last move is drawn too. */
async function drawings(id: string): Promise<((look: BoardLook) => BoardDrawing)[]> {
  const game = await games[id]?.();
  const picture = await game?.picture();
  if (!game || !picture) throw new Error(`${id} has no picture`);
  const lines = globSync(`src/games/${id}/playthroughs/*.txt`)
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.startsWith('= ') && !line.startsWith('= views'));
  const lessons = await game.lessons('en');
  const written = [...lines.map((line) => line.slice(2)), ...lessons.map(({ position }) => position)];
  const states = written
    .map((position) => game.readPosition?.(position) ?? null)
    .filter((state) => state !== null);
  const after = states.flatMap((state) => {
    const [by] = game.toAct(state);
    if (by === undefined || by === 'dealer') return [];
    const moves = game.legalMoves(game.view(state, by), by) ?? [];
    return moves.slice(0, 3).map((move) => game.play(state, { kind: 'move', at: 0, by, move }));
  });
  return [...states, ...after].map((state) => (look) => picture.draw(game.view(state, 'spectator'), look));
}

describe.each(pictured)('%s', (id) => {
  it('draws any position the same way twice, whole, and of nothing but what it defines', async () => {
    const all = await drawings(id);
    expect(all.length).toBeGreaterThan(5);
    for (const draw of all)
      for (const look of looks) {
        const { svg, width, height } = draw(look);
        expect(draw(look).svg).toBe(svg);
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity|<text/);
        const defined = new Set([...svg.matchAll(/ id="([\w-]+)"/g)].map(([, name]) => name));
        const used = [...svg.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, name]) => name);
        expect(used.filter((name) => !defined.has(name))).toEqual([]);
        const corners = [...svg.matchAll(/<use [^>]*x="(-?[\d.]+)" y="(-?[\d.]+)"/g)];
        expect(corners.every(([, x, y]) => Number(x) < width && Number(y) < height)).toBe(true);
      }
  });

  it('is a picture of SVG that can be read', async () => {
    const [draw] = await drawings(id);
    const { svg = '', width, height } = draw?.(light) ?? {};
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
    const { data, info } = await sharp(Buffer.from(text))
      .resize(64)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(64);
    expect(new Set(data).size).toBeGreaterThan(20);
  });

  it('has the colours of its board', async () => {
    const { shades = {} }: { readonly shades?: Readonly<Record<string, Shades>> } = await import(
      `../../src/games/${id}/picture.ts`
    );
    const sheets = [...globSync(`src/games/${id}/board/*.css`), 'src/ui/cards/table.module.css'];
    expect(differing(shades, cssOf(...sheets))).toEqual([]);
  });
});

interface Declared {
  readonly usual: ReadonlyMap<string, string>;
  readonly contrast: ReadonlyMap<string, string>;
}

const folded = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** The variables of sheets, as usual and in high contrast; the first sheet that has one counts. */
function cssOf(...files: readonly string[]): Declared {
  const read = (part: string) =>
    [...part.matchAll(/--([\w-]+): ([^;]+);/g)].map(
      ([, name = '', value = '']) => [folded(name), value] as const,
    );
  const parts = files.map((file) => {
    const text = readFileSync(file, 'utf8').split('@media (forced-colors: active)')[0] ?? '';
    const [usual = '', ...contrast] = text.split(/\[data-palette="contrast"\]/);
    return { usual: read(usual), contrast: read(contrast.join('')) };
  });
  return {
    usual: new Map(parts.toReversed().flatMap(({ usual }) => usual)),
    contrast: new Map(parts.toReversed().flatMap(({ contrast }) => contrast)),
  };
}

/** Which shades are not as in the sheet. What is made of other variables there is not compared. */
function differing(shades: Readonly<Record<string, Shades>>, { usual, contrast }: Declared): string[] {
  const split = (value: string): [string, string] => {
    const [, inside] = /^light-dark\((.*)\)$/.exec(value) ?? [];
    if (inside === undefined) return [value, value];
    const [, first = '', second = ''] = /^(.*?\)|[^(,]+), (.*)$/.exec(inside) ?? [];
    return [first, second];
  };
  return Object.entries(shades).flatMap(([name, shade]) => {
    const value = usual.get(folded(name));
    if (value === undefined) return [`${name} is not in the sheet`];
    const wanted = [...split(value), contrast.get(folded(name)) ?? split(value)[0]];
    return wanted.flatMap((colour, at) =>
      colour.includes('var(') || colour === shade[at]
        ? []
        : [`${name}: ${shade[at]}, in the sheet ${colour}`],
    );
  });
}

test('the colours of all boards, of jumping games and of cards are those of their sheets', () => {
  expect(differing(boardShades, cssOf('src/ui/board/palette.css'))).toEqual([]);
  expect(differing(jumpShades, cssOf('src/ui/jumps/jumps.module.css'))).toEqual([]);
  expect(differing(cardShades, cssOf('src/ui/cards/cards.module.css'))).toEqual([]);
  expect(differing(seatShades, cssOf('src/client/base/theme/tokens.css'))).toEqual([]);
  expect(
    differing({ bdFrame: ['#000000', '#0a2f37', '#000000'] }, cssOf('src/ui/board/palette.css')),
  ).toEqual(['bdFrame: #000000, in the sheet #0c414b']);
});

describe('writing without fonts', () => {
  it.each([
    ['Çiğdem Şıkoğlu İnce', true],
    ['Łukasz Žižek', false],
    ['Zoë Müller-Núñez', true],
    ['Ада', false],
    ['王', false],
  ])('%s can be drawn: %s', (name, can) => {
    expect(isWritable(name)).toBe(can);
  });

  it('is a path a letter, as wide as the letters are', () => {
    expect(writing('ab c', 0, 0, { size: 10, fill: '#000000' }).match(/<path/g)).toHaveLength(3);
    expect(widthOf('ab', 10)).toBeCloseTo(widthOf('a', 10) + widthOf('b', 10));
    expect(widthOf('Ž', 10)).toBe(widthOf('Z', 10)); // no outline of its own
  });
});
