// The board of rock, paper, scissors: the stage above, the hands to choose from below.
import { useEffect, useState } from 'react';
import type { BoardProps, GameBoard, SeatedPerson } from '../../../ui/BoardProps.ts';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { classNames } from '../../../ui/classNames.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { type Rps, roundOf, type View } from '../rules.ts';
import { hasChosen, tellRound } from '../view.ts';
import styles from './board.module.css';
import { Choices } from './Choices.tsx';
import { cardBox, type Form, formOf } from './places.ts';
import { type Player, Stage } from './Stage.tsx';
import { type Choosing, useChoosing } from './useChoosing.ts';

export const board: GameBoard<Rps> = {
  Board,
  hasActions: ({ confirmMoves }) => confirmMoves,
  revealMs: 1_200, // the count-in, until both hands are there
  ratio(isNarrow, { rules }) {
    const { width, height } = formOf(isNarrow, rules);
    return width / height;
  },
  fact(view, seat, t) {
    if (view.isOver) return null;
    return t(hasChosen(view, seat) ? 'rules:rps.hasChosen' : 'rules:rps.choosing');
  },
  sound: ({ key }) => (key.startsWith('beats') ? 'capture' : 'place'),
};

function Board(props: BoardProps<Rps>) {
  const { view, seat, nearSeat, people, isNarrow, taste, say } = props;
  const { t } = useTexts();
  const choosing = useChoosing(props);
  const form = formOf(isNarrow, view.rules);
  const [known] = useState(view.rounds.length);
  const other = seat === null ? null : nameOf(people, 1 - seat, t);
  const isOtherReady = seat !== null && !view.isOver && hasChosen(view, 1 - seat);
  const round = roundOf(view);
  // Once a round, when the other has chosen: whoever does not see the plates should know that they are waited for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words of the same round are said once
  useEffect(() => {
    if (isOtherReady && other !== null) say(t('rules:rps.board.otherReady', { name: other }));
  }, [isOtherReady, round]);
  const cells = choosing.hands.map((hand, at) => ({
    id: hand,
    name: t(`rules:rps.hand.${hand}`),
    box: cardBox(form, at, choosing.hands.length),
    isDisabled: !choosing.mayChoose,
  }));
  const rows = [{ id: 'hands', cells }];
  const input = useBoardInput(form, rows, choosing.acts, false);
  const players: readonly Player[] = [
    { seat: nearSeat, side: 'left', name: nameOf(people, nearSeat, t) },
    { seat: 1 - nearSeat, side: 'right', name: nameOf(people, 1 - nearSeat, t) },
  ];
  const chosen = choosing.own ?? choosing.draft;
  return (
    <>
      <BoardSheet size={form} taste={taste} input={input} className={styles.rps}>
        <Ground form={form} nearSeat={nearSeat} />
        <Stage
          form={form}
          isNarrow={isNarrow}
          view={view}
          players={players}
          own={seat !== null && chosen !== null ? { seat, hand: chosen } : null}
          isFresh={view.rounds.length > known}
          words={wordsOf(view, choosing, t)}
          note={noteOf(props, choosing, other, t)}
          count={['rock', 'paper', 'scissors'].map((hand) => t(`rules:rps.hand.${hand}`))}
        />
        <Choices
          form={form}
          isNarrow={isNarrow}
          choosing={choosing}
          aimed={input.aimed}
          hasNumbers={taste.coordinates}
        />
        <CellGrid
          kind="toolbar"
          label={t('rules:rps.board.name')}
          rows={rows}
          input={input}
          chosen={chosen === null ? [] : [chosen]}
        />
      </BoardSheet>
      {taste.confirmMoves && choosing.mayChoose && <Confirm choosing={choosing} />}
    </>
  );
}

function Confirm({ choosing }: { readonly choosing: Choosing }) {
  const { t } = useTexts();
  return (
    <BoardActions>
      <ActionButton isDisabled={choosing.draft === null} onPress={choosing.undo}>
        {t('rules:rps.board.undo')}
      </ActionButton>
      <ActionButton isPrimary isDisabled={choosing.draft === null} onPress={choosing.confirm}>
        {t('rules:rps.board.confirm')}
      </ActionButton>
    </BoardActions>
  );
}

/** Each side in the colour of its seat. */
function Ground({ form, nearSeat }: { readonly form: Form; readonly nearSeat: number }) {
  const { width, height, stage } = form;
  const [top, bottom] = [width / 2 + 34, width / 2 - 34];
  return (
    <svg
      className={classNames(boardStyles.surface, styles.ground)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <defs>
        <clipPath id="rp-stage">
          <rect x="2" y="2" width={width - 4} height={stage - 4} rx="26" />
        </clipPath>
      </defs>
      <g clipPath="url(#rp-stage)">
        <path className={styles[`half-${nearSeat}`]} d={`M0 0H${top}L${bottom} ${stage}H0Z`} />
        <path
          className={styles[`half-${1 - nearSeat}`]}
          d={`M${width} 0H${top}L${bottom} ${stage}H${width}Z`}
        />
        <path className={styles.seam} d={`M${top} 0L${bottom} ${stage}`} />
      </g>
      <rect className={styles.frame} x="2" y="2" width={width - 4} height={stage - 4} rx="26" />
    </svg>
  );
}

function nameOf(people: readonly SeatedPerson[], seat: number, t: Speak): string {
  const person = people.find((each) => each.seat === seat);
  if (person?.isMe) return t('rules:rps.board.you');
  return person?.name ?? '';
}

/** What the last round came to, or what was chosen since. */
function wordsOf(view: View, { own, draft }: Choosing, t: Speak): string {
  const chosen = own ?? draft;
  if (chosen !== null) return t(`rules:rps.hand.${chosen}`);
  const last = view.rounds.at(-1);
  return last
    ? t(`rules:rps.line.${tellRound(last).key}`)
    : t('rules:rps.board.bestOf', { count: view.rules.bestOf });
}

function noteOf(
  props: BoardProps<Rps>,
  { own, mayChoose }: Choosing,
  other: string | null,
  t: Speak,
): string {
  const { view, seat } = props;
  const text = (key: string, values = {}) => t(`rules:rps.board.${key}`, values);
  if (view.isOver || props.isOver || seat === null || other === null) return '';
  if (own !== null) return text('waiting', { name: other });
  if (!mayChoose) return '';
  return hasChosen(view, 1 - seat) ? text('otherReady', { name: other }) : text('choose');
}
