// From what can be seen outside of a document to whose window it is in.
import { describe, expect, it } from 'vitest';
import { guess, type Outside } from './findHost.ts';

const at = (address: string, more: Partial<Outside> = {}): Outside => {
  const { pathname, searchParams } = new URL(address, 'https://games.example.test');
  const outside = {
    path: pathname,
    query: searchParams,
    isFramed: true,
    hasNativeShell: false,
    wasTeams: false,
  };
  return { ...outside, ...more };
};

const alone = { isFramed: false };
const phone = { isFramed: false, hasNativeShell: true };

describe('whose window it is', () => {
  it.each([
    ['a window of our own', at('/', alone), 'browser'],
    ['a link that came with a mark', at('/?host=teams', alone), 'browser'],
    ['a page of a meeting opened by itself', at('/meet/side-panel', alone), 'browser'],
    ['the small window of Teams', at('/loginMS?start=1&popup=teams', alone), 'browser'],
    ['the small window on a phone', at('/loginMS?code=1', phone), 'browser'],
    ['a tab', at('/?host=teams'), 'teams'],
    ['the stage of a meeting', at('/meeting/games/chess/r1?host=teams'), 'teams'],
    ['a phone', at('/', phone), 'teams'],
    ['a tab reloaded on another page', at('/games', { wasTeams: true }), 'teams'],
    ['a stage reloaded', at('/meeting/games/chess/r1', { wasTeams: true }), 'teams'],
    ['a panel of Meet', at('/meet/side-panel?meet_sdk=abc'), 'meet'],
    ['the stage of Meet', at('/meeting/games/chess/r1?meet_sdk=abc'), 'meet'],
    ['a panel that lost what Meet said', at('/meet/side-panel'), 'meet'],
    ['a frame without a name on it', at('/games'), 'somebody'],
    ['the door in a frame', at('/login?host=teams'), 'browser'],
  ] as const)('%s', (_, outside, where) => expect(guess(outside)).toBe(where));
});
