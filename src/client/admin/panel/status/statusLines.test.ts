// The lines of the status page: which state each thing has, what is said and where it leads.
import { describe, expect, it } from 'vitest';
import type { TeamStatus } from '../../../../contract/admin/status.ts';
import { type StatusSection, statusLines } from './statusLines.ts';

const well: TeamStatus = {
  checkedAt: '2026-03-04T09:00:00.000Z',
  storage: 'works',
  updates: 'alone',
  mail: { isOn: true, waiting: 0, givenUp: 0 },
  signIn: { microsoft: false, slack: true, google: false },
  chat: [],
  today: [],
  version: '1.0.0',
  runsSince: '2026-03-01T09:00:00.000Z',
};

const t = (key: string, values?: object) =>
  [key.replace('pages:status.', ''), ...Object.values(values ?? {})].join(' ');

function linesOf(section: StatusSection, change: Partial<TeamStatus>, hasBilling = true) {
  const said = { t, clock: () => 'nine', moment: (at: string) => at.slice(5, 10), hasBilling };
  return statusLines(Object.assign({}, well, change), said)[section];
}

const brief = (section: StatusSection, change: Partial<TeamStatus>) =>
  linesOf(section, change).map(({ id, state, link }) => [id, state, link?.to ?? null]);

describe('the basics', () => {
  it.each([
    ['all well', {}, ['works', 'works', 'works']],
    ['a full disk', { storage: 'full' }, ['attention', 'works', 'works']],
    ['nodes that hear each other', { updates: 'connected' }, ['works', 'works', 'works']],
    ['nodes that do not', { updates: 'away' }, ['works', 'attention', 'works']],
    ['no mail', { mail: { isOn: false, waiting: 0, givenUp: 0 } }, ['works', 'works', 'off']],
    ['waiting mail', { mail: { isOn: true, waiting: 2, givenUp: 0 } }, ['works', 'works', 'attention']],
  ] as const)('%s', (_what, change, states) => {
    expect(linesOf('running', change).map(({ state }) => state)).toEqual(states);
  });

  it('mails that wait and mails given up are both said', () => {
    const mail = linesOf('running', { mail: { isOn: true, waiting: 2, givenUp: 1 } })[2];
    expect(mail?.sentences).toEqual(['running.mail.waiting 2', 'running.mail.givenUp 1']);
    expect(mail?.link?.to).toBe('/admin-panel/members');
  });
});

describe('chat tools', () => {
  const slack = (more: Partial<TeamStatus['chat'][number]>) => ({
    chat: [
      {
        tool: 'slack' as const,
        state: 'connected' as const,
        workspace: 'Northlight',
        lastPostAt: '2026-03-03T09:00:00.000Z',
        lastFailure: null,
        ...more,
      },
    ],
  });
  const failure = (at: string, reason: 'ChannelGone' | 'SlackAway' | 'SlackNotConnected') => ({
    lastFailure: { at, reason },
  });

  it.each([
    ['connected', slack({}), 'works', null],
    ['not offered', slack({ state: 'notOffered' }), 'off', null],
    ['not connected', slack({ state: 'notConnected', lastPostAt: null }), 'off', '/admin-panel/chat'],
    ['failed last', slack(failure('2026-03-04T08:00:00.000Z', 'ChannelGone')), 'attention', '/scheduler'],
    ['passes by itself', slack(failure('2026-03-04T08:00:00.000Z', 'SlackAway')), 'attention', null],
    [
      'locked out',
      slack(failure('2026-03-04T08:00:00.000Z', 'SlackNotConnected')),
      'attention',
      '/admin-panel/chat',
    ],
    ['failed before', slack(failure('2026-03-02T08:00:00.000Z', 'ChannelGone')), 'works', null],
  ] as const)('%s', (_what, change, state, to) => {
    expect(brief('chat', change)).toEqual([['slack', state, to]]);
  });

  it('say why the last post failed first, one from before second, and none from long ago', () => {
    const said = (at: string) => linesOf('chat', slack(failure(at, 'ChannelGone')))[0]?.sentences.slice(1);
    const why = 'chat.failure.ChannelGone';
    expect(said('2026-03-04T08:00:00.000Z')).toEqual([`chat.failed 03-04 ${why}`, 'chat.posted 03-03']);
    expect(said('2026-03-02T08:00:00.000Z')).toEqual(['chat.posted 03-03', `chat.failedBefore 03-02 ${why}`]);
    expect(said('2026-02-02T08:00:00.000Z')).toEqual(['chat.posted 03-03']);
  });
});

describe("today's puzzles", () => {
  const puzzle = (state: TeamStatus['today'][number]['state'], isPostWaiting = false) => ({
    today: [{ puzzleType: 'mathle', opensAt: '2026-03-04T09:00:00.000Z', state, isPostWaiting }],
  });

  it.each([
    ['opened', puzzle('opened'), 'works', null],
    ['opened, its channel not told', puzzle('opened', true), 'attention', null],
    ['later', puzzle('later'), 'later', null],
    ['late', puzzle('late'), 'attention', '/scheduler'],
    ['switched off', puzzle('gameOff'), 'attention', '/admin-panel/games'],
    ['without a plan', puzzle('teamLimited'), 'attention', '/plans'],
  ] as const)('%s', (_what, change, state, to) => {
    expect(brief('today', change)).toEqual([['mathle', state, to]]);
  });

  it('lead to no billing where a host does not let it be mentioned', () => {
    expect(linesOf('today', puzzle('teamLimited'), false)[0]?.link).toBeNull();
  });
});

it('ways to sign in are on or off', () => {
  expect(brief('signIn', {}).map(([id, state]) => [id, state])).toEqual([
    ['password', 'works'],
    ['microsoft', 'off'],
    ['slack', 'works'],
    ['google', 'off'],
  ]);
});
