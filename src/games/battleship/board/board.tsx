// The battleship board: laying out one's fleet, then shooting and being shot at.
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { lengths } from '../fleet.ts';
import { placesOf } from '../places.ts';
import type { Battleship } from '../shapes.ts';
import { seaSeen } from '../view.ts';
import { Placing } from './Placing.tsx';
import { Shooting } from './Shooting.tsx';
import { wordsOf } from './words.ts';
import './board.module.css';

export const board: GameBoard<Battleship> = {
  Board,
  ratio: (isNarrow) => placesOf(isNarrow).size.width / placesOf(isNarrow).size.height,
  sound: ({ key }) => (key === 'hit' || key.startsWith('sunk') || key === 'salvo' ? 'capture' : 'place'),
  fact(view, seat, t) {
    const sea = seaSeen(view, seat);
    if (view.stage === 'placing') return t(`rules:battleship.${sea.isPlaced ? 'factPlaced' : 'factPlacing'}`);
    return t('rules:battleship.fact', { count: lengths.length - sea.sunk.length });
  },
};

function Board(props: BoardProps<Battleship>) {
  const { view, seat, people, pending } = props;
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const isLaying = view.stage === 'placing' && seat !== null && !seaSeen(view, seat).isPlaced;
  if (isLaying || pending?.kind === 'place') return <Placing props={props} words={words} />;
  return <Shooting props={props} words={words} />;
}
