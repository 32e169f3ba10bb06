// Turns on dark squares step by step: targets, typed moves, reasons, and pieces that keep their names.
import { describe, expect, it } from 'vitest';
import { follow, nameAll } from '../names.ts';
import { CapturePosition, type Custom } from './captures.ts';
import { darkSquares, readPlaced, squareAt } from './darkSquares.ts';
import { refusalOf, targetsAfter, typedRoute, waysOf, wholeTurn, whyNot, whyNotTyped } from './routes.ts';

const short: Custom = {
  board: darkSquares(8),
  menJumpBack: false,
  kingsFly: false,
  takesMost: false,
  liftsLate: false,
  crowningStops: true,
};
const long: Custom = {
  board: darkSquares(10),
  menJumpBack: true,
  kingsFly: true,
  takesMost: true,
  liftsLate: true,
  crowningStops: false,
};

function at(custom: Custom, notation: string) {
  const placed = readPlaced(custom.board, notation);
  if (!placed) throw new Error(`${notation} is not readable`);
  const { pieces, side } = placed;
  return { pieces, side, ways: waysOf(custom, pieces, side) };
}

const squares = (targets: ReturnType<typeof targetsAfter>) =>
  targets.map(({ square, step }) => `${step}: ${square}`);

describe('dark squares', () => {
  it('are numbered from the second file of the first row', () => {
    expect(squareAt(8, 0, 1)).toBe(1);
    expect(squareAt(8, 1, 0)).toBe(5);
    expect(squareAt(8, 7, 6)).toBe(32);
    expect(squareAt(10, 9, 8)).toBe(50);
    expect(squareAt(10, 0, 0)).toBeNull();
    expect(squareAt(8, -1, 0)).toBeNull();
  });
});

describe('playing forth and back', () => {
  it('leaves the position as it was, its names too', () => {
    const { pieces, side } = at(long, 'W:W35,27,K50:B21,22,13,9,K3');
    const position = new CapturePosition(long, pieces, side);
    const before = [position.slot, position.name];
    for (const route of position.routes()) {
      position.play(route);
      expect([position.slot, position.name]).not.toEqual(before);
      position.takeBack(route);
      expect([position.pieces, position.side, position.slot, position.name]).toEqual([
        pieces,
        side,
        ...before,
      ]);
    }
  });
});

describe('where a half-made turn may go', () => {
  it('numbers the steps of one way, and offers its end at once', () => {
    const { ways } = at(long, 'W:W32:B19,27,28');
    expect(squares(targetsAfter(ways, [32]))).toEqual(['1: 23', '2: 14']);
    expect(squares(targetsAfter(ways, [32, 23]))).toEqual(['1: 14']);
  });

  it('asks for the way where two ways to a square are two turns', () => {
    const { ways } = at(short, 'W:W18,K27:B14,15,6,7,23');
    expect(squares(targetsAfter(ways, [18]))).toEqual(['1: 9', '1: 11']);
    expect(squares(targetsAfter(ways, [18, 9]))).toEqual(['1: 2']);
  });

  it('does not ask where all ways are the same turn', () => {
    const { ways } = at(long, 'W:WK46:B41,32,23');
    expect(squares(targetsAfter(ways, [46])).slice(-4)).toEqual(['3: 19', '3: 14', '3: 10', '3: 5']);
  });

  it('comes to the one turn that is listed, whichever way round', () => {
    const { ways, pieces, side } = at(long, 'W:W33:B28,29,18,19');
    const listed = new CapturePosition(long, pieces, side).routes();
    expect([ways.length, listed.length]).toEqual([2, 1]);
    for (const { path } of ways) expect(wholeTurn(ways, path)).toEqual(listed[0]?.path);
    expect(wholeTurn(ways, [33, 24])).toBeNull();
  });
});

describe('typed moves', () => {
  const { ways } = at(short, 'W:W18,K27:B14,15,6,7,23');
  it.each([
    ['18x9x2', [18, 9, 2]],
    [' 18 - 11 - 2 ', [18, 11, 2]],
    ['18x2', undefined], // two ways, two turns
    ['18', undefined],
    ['18x9', undefined],
    ['knight', undefined],
  ])('%j', (text, path) => {
    expect(typedRoute(ways, text)?.path).toEqual(path);
  });

  it('start and end are enough for one turn', () => {
    expect(typedRoute(at(long, 'W:W32:B19,27,28').ways, '32x14')?.path).toEqual([32, 23, 14]);
  });
});

describe('why not', () => {
  it.each([
    ['B:W21-32:B1-12', 9, null, 'lightSquare'],
    ['B:W21-32:B1-12', null, 22, 'notYours'],
    ['B:W21-32:B1-12', null, 1, 'blocked'],
    ['B:W21-32:B1-12', 9, 22, 'occupied'],
    ['B:W21-32:B9,1', 9, 6, 'manForward'],
    ['B:W21-32:B9', 9, 18, 'manOneStep'],
    ['B:W21-32:BK9', 9, 18, 'diagonal'],
    ['B:W14,23,22:B9,18', null, 9, 'otherCaptures'],
    ['B:W14,23,22:B9,18', 18, 15, 'mustCapture'],
    ['B:W14,23,22:B9,18', 18, 22, 'jumpOver'],
    ['B:W14,23,22:B9,18', 18, 14, 'occupied'],
  ])('%s %s to %s: %s', (notation, from, to, key) => {
    const { pieces, side, ways } = at(short, notation);
    expect(whyNot(short, pieces, side, ways, from, to)).toBe(key);
  });

  it.each([
    ['B:W14,23,22:B9,18', '9-13', 'mustCapture'],
    ['W:W18,K27:B14,15,6,7,23', '18x9', 'carryOn'],
    ['B:W21-32:B1-12', '21-17', 'notYours'],
    ['B:W21-32:B1-12', '11-19', 'manOneStep'],
    ['B:W21-32:B1-12', '11-7', 'occupied'],
    ['W:W27:B23,24,15,16', '27x11', 'severalWays'],
    ['B:W21-32:B1-12', '11-40', 'notLegal'],
    ['B:W21-32:B1-12', 'eleven', 'notLegal'],
  ])('%s typed %s: %s', (notation, text, key) => {
    const { pieces, side, ways } = at(short, notation);
    expect(typedRoute(ways, text)).toBeNull();
    expect(whyNotTyped(short, pieces, side, ways, text)).toBe(key);
  });

  it('a shorter capture is named as such', () => {
    const { pieces, side, ways } = at(long, 'W:W32,37:B19,28,31');
    expect(whyNot(long, pieces, side, ways, null, 37)).toBe('takeMost');
    const all = waysOf({ ...long, takesMost: false }, pieces, side);
    expect(refusalOf(ways, all, [37, 26])).toBe('takeMost');
    expect(refusalOf(ways, all, [32, 23])).toBe('carryOn');
  });
});

describe('names', () => {
  it('travel with a piece, also when it is crowned, and leave with a taken one', () => {
    const before = nameAll(at(short, 'W:W11:B7,6').pieces);
    const after = follow(before, at(short, 'B:WK2:B6').pieces);
    expect(after.names[1]).toBe(before.names[10]);
    expect(after.names[5]).toBe(before.names[5]);
    expect(after.gone).toEqual([{ name: before.names[6], square: 7, letter: 'b' }]);
  });

  it('of pieces that come back are new', () => {
    const taken = follow(nameAll(at(short, 'W:W11:B7,6').pieces), at(short, 'B:WK2:B6').pieces);
    const back = follow(taken, at(short, 'W:W11:B7,6').pieces);
    const names = back.names.filter((name) => name !== null);
    expect(new Set([...names, ...taken.gone.map(({ name }) => name)]).size).toBe(4);
    expect(back.names[10]).toBe(taken.names[1]);
    expect(back.gone).toEqual([]);
  });
});
