// The S key says everyone's fact, one's own among them, and leaves the other keys alone.
import { expect, test, vi } from 'vitest';
import { tableWords } from '../tableWords.ts';
import { noActs } from './acts.ts';
import { withScoreKey } from './scoreKey.ts';

test('S says what stands on every plate', () => {
  const people = [
    { seat: 0, name: 'Defne Su', isMe: true },
    { seat: 1, name: 'Mert', isMe: false },
  ];
  const t = (key: string) => key;
  const [say, undo] = [vi.fn(), vi.fn()];
  const acts = withScoreKey(
    { ...noActs, keys: { u: undo } },
    {
      fact: (view: readonly number[], seat) => `${view[seat]} points`,
      props: { view: [3, 40], people, say },
      words: tableWords(t, 'hearts', people),
      t,
    },
  );
  acts.keys?.s?.();
  expect(say).toHaveBeenCalledWith('rules:hearts.board.you: 3 points. Mert: 40 points');
  expect(acts.keys?.u).toBe(undo);
});
