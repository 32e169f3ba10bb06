// What a pawn becomes: four pieces on its file, by pointer or keyboard; anything else puts the pawn back.
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { choiceBoxes, type Lie } from '../lie.ts';
import { squareOf } from '../squares.ts';
import styles from './board.module.css';
import { PieceFace } from './PieceFaces.tsx';
import { manName } from './places.ts';
import type { HalfTurn } from './useTurn.ts';

const choices = ['q', 'r', 'b', 'n'] as const;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The board below must not hear of it. */
const keepHere = (event: SyntheticEvent) => event.stopPropagation();

interface Props {
  readonly lie: Lie;
  readonly turn: HalfTurn;
}

export function Promotion({ lie, turn }: Props) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDivElement>(null);
  const at = turn.drafted.slice(2, 4);
  const boxes = choiceBoxes(lie, squareOf(at), choices.length);
  const isBelow = (boxes[0]?.y ?? 0) > (boxes[1]?.y ?? 0);
  useEffect(() => {
    const board = dialog.current?.closest('[data-part="board"]');
    dialog.current?.querySelector('button')?.focus();
    return () => board?.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus();
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    keepHere(event);
    if (event.key === 'Escape') turn.undo();
    const step = steps[event.key] ?? (event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0);
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(dialog.current?.querySelectorAll('button') ?? [])];
    const now = buttons.findIndex((button) => button.matches(':focus'));
    const isByArrow = event.key !== 'Tab' && isBelow;
    buttons.at((now + (isByArrow ? -step : step)) % buttons.length)?.focus();
  };
  const shields = { onPointerDown: keepHere, onPointerMove: keepHere, onPointerUp: keepHere };
  return (
    <div className={classNames(boardStyles.layer, styles.choice)} {...shields}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.choiceAway}
        aria-label={t('rules:chess.board.undo')}
        onClick={turn.undo}
      />
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-label={t('rules:chess.board.becomes')}
        onKeyDown={onKeyDown}
      >
        {choices.map((choice, i) => {
          const letter = turn.seen.turn === 0 ? choice.toUpperCase() : choice;
          return (
            <button
              key={choice}
              type="button"
              className={styles.choiceMan}
              style={boxes[i] && inUnits(boxes[i])}
              aria-label={manName(letter, t)}
              onClick={() => turn.go(turn.drafted + choice)}
            >
              <PieceFace letter={letter} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
