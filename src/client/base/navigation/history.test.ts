// @vitest-environment jsdom
// Going to pages and back, and being held back while something is unsaved.
import { beforeEach, expect, it } from 'vitest';
import { type BrowserHistory, createBrowserHistory } from './history.ts';

let history: BrowserHistory;
beforeEach(() => {
  window.history.pushState(null, '', '/start');
  history = createBrowserHistory();
});

const path = () => history.visit().location.pathname;
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

async function back(): Promise<void> {
  const heard = popped();
  history.go(-1);
  await heard;
}

it('begins where the document is', () => {
  expect(history.visit()).toEqual({
    location: { pathname: '/start', search: '', hash: '', state: null, key: 'default' },
    navigationType: 'POP',
  });
});

it('goes to pages with what they are told, and back', async () => {
  let heard = 0;
  const stop = history.subscribe(() => {
    heard += 1;
  });
  history.push('/games?kind=cards#top', { from: 'start' });
  expect(history.visit()).toMatchObject({
    location: { pathname: '/games', search: '?kind=cards', hash: '#top', state: { from: 'start' } },
    navigationType: 'PUSH',
  });
  history.replace({ pathname: '/leaderboard' });
  expect(history.visit()).toMatchObject({
    location: { pathname: '/leaderboard' },
    navigationType: 'REPLACE',
  });
  await back();
  expect(history.visit()).toMatchObject({ location: { pathname: '/start' }, navigationType: 'POP' });
  expect(heard).toBe(3);
  stop();
});

it('holds a departure back until it is answered', () => {
  const release = history.block();
  history.push('/games');
  expect(path()).toBe('/start');
  history.departure()?.stay();
  expect([path(), history.departure()]).toEqual(['/start', null]);
  history.push('/games');
  history.departure()?.leave();
  expect([path(), history.departure()]).toEqual(['/games', null]);
  history.push('/leaderboard');
  expect(path()).toBe('/leaderboard');
  release();
});

it("undoes the browser's own step back while the question stands", async () => {
  history.push('/settings');
  const release = history.block();
  const heard = popped();
  const returned = heard.then(popped);
  history.go(-1);
  await returned;
  expect([path(), window.location.pathname]).toEqual(['/settings', '/settings']);
  const left = popped();
  history.departure()?.leave();
  await left;
  expect([path(), window.location.pathname]).toEqual(['/start', '/start']);
  release();
});

it('leaves a link within the page alone', async () => {
  history.push('/settings');
  const release = history.block();
  const heard = popped();
  window.location.hash = '#content';
  await heard;
  expect([history.departure(), history.visit().location.hash]).toEqual([null, '#content']);
  release();
});

it('asks before the tab closes only while it is blocked', () => {
  const closes = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const release = history.block();
  expect(closes()).toBe(false);
  release();
  expect(closes()).toBe(true);
});
