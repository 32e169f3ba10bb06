// What a stage of predictions is told as, from its tips and points.
import { expect, it } from 'vitest';
import type { StageTips, Tip, TipColumn } from '../../../../contract/events/predictionBoards.ts';
import { type StoryFact, storyOf } from './story.ts';

const column = (id: string, result: string | null): TipColumn => ({ id, short: id, name: id, result });
const marks: Readonly<Record<string, Tip['mark']>> = { e: 'exact', r: 'right', w: 'wrong', '?': null };

/** `Ada 5+3 ew-`: five points before, three in this stage, an exact tip, a wrong one and none. */
function tipsOf(columns: readonly TipColumn[], ...people: string[]): StageTips {
  const rows = people.map((person) => {
    const [name = '', sum = '', judged = ''] = person.split(' ');
    const [before = 0, points = 0] = sum.split('+').map(Number);
    const tips = [...judged].map((mark) =>
      mark === '-' ? null : { value: '1 : 0', mark: marks[mark] ?? null },
    );
    return { userId: name, name, avatar: null, before, points, tips };
  });
  return { columns: [...columns], rows };
}

const a = column('a', '1 : 0');
const b = column('b', '2 : 1');
const open = column('open', null);

it.each<[string, StageTips, StoryFact[]]>([
  ['nothing before the first result', tipsOf([open], 'Ada 0+0 ?', 'Bo 0+0 ?', 'Cy 0+0 ?'), []],
  ['nothing of somebody alone', tipsOf([a], 'Ada 0+5 e'), []],
  ['who was best', tipsOf([a], 'Ada 0+5 e', 'Bo 0+0 w'), [{ kind: 'best', who: ['Ada'], points: 5 }]],
  [
    'two who were best together',
    tipsOf([], 'Ada 0+5', 'Bo 0+5', 'Cy 0+1'),
    [{ kind: 'best', who: ['Ada', 'Bo'], points: 5 }],
  ],
  ['no best where everybody is', tipsOf([], 'Ada 0+5', 'Bo 0+5', 'Cy 0+5', 'Di 0+5'), []],
  [
    'who overtook whom: the highest now, past the highest before',
    tipsOf([], 'Deniz 10+9', 'Bo 15+1', 'Cy 12+0', 'Di 1+0', 'Ed 0+2'),
    [
      { kind: 'best', who: ['Deniz'], points: 9 },
      { kind: 'overtook', who: 'Deniz', whom: 'Bo' },
    ],
  ],
  [
    'nobody who only drew level',
    tipsOf([], 'Ada 10+5', 'Bo 15+0'),
    [{ kind: 'best', who: ['Ada'], points: 5 }],
  ],
  [
    'the loneliest right tip',
    tipsOf([a, b], 'Ada 0+5 re', 'Bo 0+5 ew', 'Cy 0+5 rw', 'Di 0+5 rw'),
    [{ kind: 'only', who: 'Ada', column: b }],
  ],
  [
    'what nobody saw coming, where nobody alone was right',
    tipsOf([a, b], 'Ada 0+0 ww', 'Bo 0+0 ew', 'Cy 0+0 ew'),
    [{ kind: 'nobody', column: b }],
  ],
  ['no surprise of two tips', tipsOf([a], 'Ada 0+0 w', 'Bo 0+0 w', 'Cy 0+0 -'), []],
])('tells %s', (_, tips, story) => {
  expect(storyOf(tips)).toEqual(story);
});
