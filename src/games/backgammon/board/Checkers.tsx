// The checkers of backgammon: how they look, and which one is which from one position to the next.
import { useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { count, type Side } from '../position.ts';
import type { View } from '../rules.ts';
import styles from './board.module.css';

/** Drawn once a board; every checker is a reference to these. */
export function CheckerSymbols() {
  return (
    <svg width="0" height="0" className={styles.symbols} aria-hidden="true">
      <defs>
        {[0, 1].map((seat) => (
          <radialGradient key={seat} id={`bg-shine-${seat}`} cx="38%" cy="32%" r="72%">
            <stop className={styles[`light-${seat}`]} />
            <stop className={styles[`body-${seat}`]} offset="0.6" />
            <stop className={styles[`dark-${seat}`]} offset="1" />
          </radialGradient>
        ))}
        <symbol id="bg-checker-0" viewBox="0 0 100 100">
          <circle className={styles.shade} cx="50" cy="53.5" r="48" />
          <circle className={styles.edge0} cx="50" cy="50" r="48" fill="url(#bg-shine-0)" />
          <circle className={classNames(styles.mark0, boardStyles.pieceMark)} cx="50" cy="50" r="32" />
        </symbol>
        <symbol id="bg-checker-1" viewBox="0 0 100 100">
          <circle className={styles.shade} cx="50" cy="53.5" r="48" />
          <circle className={styles.edge1} cx="50" cy="50" r="48" fill="url(#bg-shine-1)" />
          <g className={classNames(styles.mark1, boardStyles.pieceMark)}>
            <circle cx="50" cy="50" r="32" />
            <path d="M50 37 V63 M37 50 H63" />
          </g>
        </symbol>
      </defs>
    </svg>
  );
}

interface CheckerProps {
  readonly of: Seat;
  /** Said on the top one where a stack is too high to be counted at a glance. */
  readonly stack: number | null;
}

export function Checker({ of, stack }: CheckerProps) {
  return (
    <>
      <svg aria-hidden="true">
        <use href={`#bg-checker-${of}`} />
      </svg>
      {stack !== null && <span className={classNames(styles.count, styles[`count-${of}`])}>{stack}</span>}
    </>
  );
}

/** For each place the checkers on it by name, from the edge up. */
export type Stacks = readonly (readonly number[])[];

const deal = (side: Side): Stacks => {
  let name = 0;
  return side.map((checkers) => Array.from({ length: checkers }, () => name++));
};

/** The top checkers of places that lost some go to the places that gained, the highest first. */
function follow(stacks: Stacks, side: Side): Stacks {
  const stay = stacks.map((stack, place) => stack.slice(0, count(side, place)));
  const leaving = stacks
    .map((stack, place) => stack.slice(count(side, place)))
    .reverse()
    .flat();
  return stay.map((stack, place) => {
    const missing = count(side, place) - stack.length;
    return missing > 0 ? [...stack, ...leaving.splice(-missing)] : stack;
  });
}

const isAt = (stacks: Stacks, side: Side): boolean =>
  stacks.every((stack, place) => stack.length === count(side, place));

/** Names for all checkers of both seats that stay with them while they move. */
export function useNamedCheckers(checkers: View['checkers']): readonly [Stacks, Stacks] {
  const [named, name] = useState<readonly [Stacks, Stacks]>(() => [deal(checkers[0]), deal(checkers[1])]);
  if (isAt(named[0], checkers[0]) && isAt(named[1], checkers[1])) return named;
  const followed = [follow(named[0], checkers[0]), follow(named[1], checkers[1])] as const;
  name(followed);
  return followed;
}
