// Choosing where to shoot: one press a shot, or as many squares as the salvo has and then Fire.
import { useState } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import type { Battleship } from '../shapes.ts';
import { freeCells, seaSeen } from '../view.ts';
import { cellId, cellOfId, type Words } from './words.ts';

type Props = BoardProps<Battleship>;

/** Squares thought of, until the next answer. */
interface Aim {
  readonly after: number;
  readonly cells: readonly number[];
}

export interface Aiming {
  readonly acts: BoardActs;
  /** Chosen and not fired yet. */
  readonly chosen: readonly number[];
  readonly due: number;
  readonly isMine: boolean;
  /** Whether shots wait for the Fire button. */
  readonly needsFire: boolean;
  fire(): void;
  clear(): void;
}

/** Where the last shot fell, as seen from the near seat. */
function lastCell({ view, nearSeat }: Props): string | null {
  if (!view.last) return null;
  return cellId(view.last.by === nearSeat ? 'their' : 'own', view.last.cells.at(-1) ?? 0);
}

function actsOf(
  props: Props,
  words: Words,
  aiming: Omit<Aiming, 'acts'>,
  press: (cell: number) => void,
): BoardActs {
  const theirs = seaSeen(props.view, 1 - props.nearSeat);
  const last = lastCell(props);
  if (!aiming.isMine) return { ...noActs, last };
  return {
    from: [],
    to: () => freeCells(theirs).map((cell) => cellId('their', cell)),
    act(_held, target) {
      const cell = cellOfId('their', target);
      if (cell !== null) press(cell);
    },
    refuse(_held, target) {
      if (cellOfId('their', target) !== null) props.say(words.refusal('alreadyShot'));
    },
    last,
    slides: true,
    keys: { c: aiming.fire, u: aiming.clear },
  };
}

export function useAiming(props: Props, words: Words): Aiming {
  const { view, seat, pending, taste } = props;
  const fired = seaSeen(view, 1 - props.nearSeat).shots.length;
  const [aim, setAim] = useState<Aim>({ after: -1, cells: [] });
  const chosen = aim.after === fired ? aim.cells : [];
  const choose = (cells: readonly number[]) => setAim({ after: fired, cells });
  const due = view.shotsDue;
  const needsFire = due > 1 || taste.confirmMoves;
  const isMine = seat !== null && view.shooter === seat && pending === null;
  const fire = () => {
    if (isMine && chosen.length === due) props.play({ kind: 'shoot', cells: chosen });
  };
  const press = (cell: number) => {
    if (!needsFire) props.play({ kind: 'shoot', cells: [cell] });
    else if (chosen.includes(cell)) choose(chosen.filter((one) => one !== cell));
    else if (due === 1) choose([cell]);
    else if (chosen.length < due) choose([...chosen, cell]);
    else props.say(words.say('enough'));
  };
  const aiming = { chosen, due, isMine, needsFire, fire, clear: () => choose([]) };
  return { ...aiming, acts: actsOf(props, words, aiming, press) };
}
