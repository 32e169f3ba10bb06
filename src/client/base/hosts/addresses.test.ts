// Links into the product, and which screens are refused in frames.
import { describe, expect, it } from 'vitest';
import { isAboutBilling, pages } from '../../../contract/pages.ts';
import { pageModules } from '../../app/pageModules.ts';
import { linkTo, mayBeFramed, pathOfLink } from './addresses.ts';

describe('a link into the product', () => {
  it.each([
    ['room:connect4:AbC-123_', false, '/games/connect4/AbC-123_'],
    ['room:connect4:AbC-123_', true, '/meeting/games/connect4/AbC-123_'],
    ['puzzle:sudoku', false, '/puzzle/sudoku'],
    ['event:2f1', false, '/events'],
    [`poll:${'a'.repeat(36)}`, false, `/polls/${'a'.repeat(36)}`],
    ['poll:../plans', false, null],
    ['room:connect4:../../login', false, null],
    ['room:connect4', false, null],
    ['room:conn/ect:r1', false, null],
    [`room:connect4:${'r'.repeat(65)}`, false, null],
    ['puzzle:../plans', false, null],
    ['javascript:alert(1)', false, null],
    ['', false, null],
  ])('%s', (link, isPanel, path) => expect(pathOfLink(link, isPanel)).toBe(path));

  it('is read as it is written', () => {
    const table = { gameName: 'hearts', roomId: 'r1' };
    expect(pathOfLink(linkTo(table), false)).toBe('/games/hearts/r1');
  });
});

describe('frames', () => {
  it('refuse the screens in which secrets are typed', () => {
    const refused = pages.map(({ path }) => path).filter((path) => !mayBeFramed(path));
    expect(refused).toContain('/login');
    const signIn = pages
      .map(({ path }) => path)
      .filter((path) => /signIn|arrivalPages/.test(String(pageModules[path])));
    expect(signIn.length).toBeGreaterThan(5);
    expect(refused).toEqual(expect.arrayContaining(signIn));
  });

  it('let only the very word through', () => {
    expect(mayBeFramed('/loginSomething')).toBe(true);
    expect(mayBeFramed('/login/')).toBe(false);
    expect(isAboutBilling('/plans')).toBe(true);
    expect(isAboutBilling('/login')).toBe(false);
  });
});
