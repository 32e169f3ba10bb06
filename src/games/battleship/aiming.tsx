// Choosing where to shoot: one press a shot, or as many squares as the salvo has and then Fire.
import { useState } from 'react';
import type { BoardProps } from '../../ui/BoardProps.ts';
import { type Acts, noActs } from '../../ui/board/acts.ts';
import type { Battleship } from './shapes.ts';
import { freeCells, seaSeen } from './view.ts';
import { cellId, cellOfId, type Words } from './words.tsx';

export interface Aiming {
  readonly acts: Acts;
  /** Chosen and not fired yet. */
  readonly chosen: readonly number[];
  readonly due: number;
  readonly isMine: boolean;
  /** Whether shots wait for the Fire button. */
  readonly needsFire: boolean;
  fire(): void;
  clear(): void;
}

export function useAiming(props: BoardProps<Battleship>, words: Words): Aiming {
  const { view, seat, pending, taste } = props;
  const theirs = seaSeen(view, 1 - (seat ?? props.nearSeat));
  const [kept, keep] = useState<{ readonly after: number; readonly cells: readonly number[] }>({
    after: -1,
    cells: [],
  });
  const chosen = kept.after === theirs.shots.length ? kept.cells : [];
  const choose = (cells: readonly number[]) => keep({ after: theirs.shots.length, cells });
  const due = view.shotsDue;
  const needsFire = due > 1 || taste.confirmMoves;
  const isMine = seat !== null && view.shooter === seat && pending === null;
  const last = view.last
    ? cellId(view.last.by === props.nearSeat ? 'their' : 'own', view.last.cells.at(-1) ?? 0)
    : null;
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
  const acts: Acts = {
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
    keys: { c: fire, u: () => choose([]) },
  };
  const clear = () => choose([]);
  return { acts: isMine ? acts : { ...noActs, last }, chosen, due, isMine, needsFire, fire, clear };
}
