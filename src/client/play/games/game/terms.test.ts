// A table is opened on the terms the game itself offers.
import { describe, expect, it } from 'vitest';
import { onShelf, shelf } from '../../../../catalogue/shelf.ts';
import { toServer } from '../../../../contract/realtime.ts';
import { games } from '../../../../games/load.ts';
import { findGames, usefulChips } from '../../../games/shelf.ts';
import { choicesOf, toCreate, toPractise, usualTerms } from './terms.ts';

const named = async (name: string) => {
  const open = games[name];
  if (!open) throw new Error(`no game ${name}`);
  return open();
};

describe('the terms', () => {
  it.each(Object.keys(games))('of %s, as they usually are, open a table', async (name) => {
    const game = await named(name);
    const message = {
      moveId: '11111111-1111-4111-8111-111111111111',
      ...toCreate(game, usualTerms(game, 'en')),
    };
    expect(toServer['room:create'].safeParse(message).success).toBe(true);
  });

  it('offer what the game offers, the usual first', async () => {
    const backgammon = await named('backgammon');
    expect(choicesOf(backgammon)).toEqual({
      match: [1, 3, 5, 7],
      cube: [false, true],
      jacoby: [false, true],
    });
    expect(usualTerms(backgammon, 'en').options).toEqual({ match: 1, cube: false, jacoby: false });
  });

  it('are in the language of the person where the game has one', async () => {
    for (const name of ['scrabble', 'boggle']) {
      const game = await named(name);
      expect([usualTerms(game, 'tr').options.language, usualTerms(game, 'en').options.language]).toEqual([
        'tr',
        'en',
      ]);
    }
    expect(usualTerms(await named('connect4'), 'tr').options.language).toBeUndefined();
  });

  it('leave a clock out where the game has none', async () => {
    const hearts = await named('hearts');
    expect(toCreate(hearts, { ...usualTerms(hearts, 'en'), clock: 3 }).ruleSet?.timer).toBeNull();
    const connect4 = await named('connect4');
    const timed = toCreate(connect4, { ...usualTerms(connect4, 'en'), clock: 3 });
    expect(timed.ruleSet?.timer).toEqual({ initial: 300, increment: 3 });
  });

  it('give all other seats to bots of the chosen strength, and begin at once', async () => {
    const hearts = await named('hearts');
    const table = toPractise(hearts, usualTerms(hearts, 'en'), 2);
    expect(table).toMatchObject({ bots: [2, 2, 2], isReady: true });
  });

  it('seat no more bots than there are other seats', async () => {
    const connect4 = await named('connect4');
    expect(toCreate(connect4, { ...usualTerms(connect4, 'en'), bots: 3, strength: 2 }).bots).toEqual([2]);
  });

  it('have no clock with a move a day, and bots play now', async () => {
    const connect4 = await named('connect4');
    const terms = { ...usualTerms(connect4, 'en'), clock: 1, turnDays: 2 as const };
    expect(toCreate(connect4, terms).ruleSet).toMatchObject({ timer: null, turnDays: 2 });
    expect(toPractise(connect4, terms, 0).ruleSet).not.toHaveProperty('turnDays');
  });
});

describe('the shelf', () => {
  it('holds every game there is, for as many as the game says', async () => {
    expect(shelf.map(({ gameName }) => gameName).sort()).toEqual(Object.keys(games).sort());
    for (const { gameName, seats, disableDraw, disableResign, disableTimer } of shelf) {
      const game = await named(gameName);
      expect(seats, gameName).toEqual(game.seats);
      const { draw, resign, clock } = game.manners;
      expect({ draw, resign, clock }, gameName).toEqual({
        draw: !disableDraw,
        resign: !disableResign,
        clock: !disableTimer,
      });
    }
  });

  it('is found by name in the reader’s own alphabet', () => {
    const names: Readonly<Record<string, string>> = { connect4: 'DÖRTLÜ IŞIK', hearts: 'İkili' };
    const nameOf = ({ gameName }: { gameName: string }) => names[gameName] ?? gameName;
    expect(findGames('ışık', null, nameOf, 'tr').map(({ gameName }) => gameName)).toEqual(['connect4']);
    expect(findGames(' iki', null, nameOf, 'tr').map(({ gameName }) => gameName)).toEqual(['hearts']);
    expect(findGames('nothing', null, nameOf, 'en')).toEqual([]);
  });

  it('has only chips that choose', () => {
    for (const chip of usefulChips) {
      const found = findGames('', chip, ({ name }) => name, 'en').length;
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(shelf.length);
    }
    expect(onShelf('sudoku')).toBeNull();
  });
});
