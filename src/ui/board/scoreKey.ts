// The S key at a table of several: what stands on everyone's plate, said aloud.
import type { Shapes } from '../../engine/game.ts';
import type { BoardProps, GameBoard } from '../BoardProps.ts';
import type { TableWords } from '../tableWords.ts';
import type { Speak } from '../texts.tsx';
import type { BoardActs } from './acts.ts';

interface Standing<G extends Shapes> {
  readonly fact: GameBoard<G>['fact'];
  readonly props: Pick<BoardProps<G>, 'view' | 'people' | 'say'>;
  readonly words: TableWords;
  readonly t: Speak;
}

export function withScoreKey<G extends Shapes>(
  acts: BoardActs,
  { fact, props, words, t }: Standing<G>,
): BoardActs {
  const factOf = (seat: number) => fact?.(props.view, seat, t) ?? '';
  const score = () =>
    props.say(props.people.map(({ seat }) => `${words.name(seat)}: ${factOf(seat)}`).join('. '));
  return { ...acts, keys: { ...acts.keys, s: score } };
}
