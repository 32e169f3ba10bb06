// The board of rock, paper, scissors: the stage above, the hands to choose from below, then the duels of a knock-out.
import { useEffect, useState } from 'react';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { type Action, ActionButtons } from '../../../ui/board/ActionButtons.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { isKnockout, type Rps } from '../shapes.ts';
import { hasChosen, roundIn } from '../view.ts';
import styles from './board.module.css';
import { Choices } from './Choices.tsx';
import { Duels, Rail } from './Duels.tsx';
import { Ground } from './Ground.tsx';
import { type Look, lookOf } from './look.ts';
import { cardBox, formOf } from './places.ts';
import { type Player, Stage } from './Stage.tsx';
import { type Choosing, useChoosing } from './useChoosing.ts';
import { factOf, fateOf, nameOf, noteOf, wordsOf } from './words.ts';

export const board: GameBoard<Rps> = {
  Board,
  Rail,
  hasActions: ({ confirmMoves }, view) => confirmMoves || isKnockout(view),
  revealMs: 1_200, // the count-in, until both hands are there
  ratio(isNarrow, view) {
    const { width, height } = formOf(isNarrow, view);
    return width / height;
  },
  fact: factOf,
  isOut: (view, seat) => isKnockout(view) && !view.isIn[seat],
  resigning: (view, _seat, t) => (isKnockout(view) ? t('rules:rps.board.resigning') : null),
  sound: ({ key }) => (key.startsWith('beats') ? 'capture' : 'place'),
};

/** Whether the last round came while this duel was looked at. */
function useFresh(name: string, rounds: number): boolean {
  const [known, know] = useState({ name, rounds });
  if (known.name !== name) know({ name, rounds });
  return known.name === name && rounds > known.rounds;
}

/** Said aloud: that the other has chosen, once a round, and how one's duel ended. */
function useSaying(props: BoardProps<Rps>, { view, side }: Look, other: string | null): void {
  const { say, seat } = props;
  const { t } = useTexts();
  const isOtherReady = side !== null && !view.isOver && hasChosen(view, 1 - side);
  const round = roundIn(props.view);
  const fate = fateOf(props.view, seat);
  // Whoever does not see the plates should know that they are waited for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words of the same round are said once
  useEffect(() => {
    if (isOtherReady && other !== null) say(t('rules:rps.board.otherReady', { name: other }));
  }, [isOtherReady, round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once a stage
  useEffect(() => {
    if (fate !== null) say(t(`rules:rps.board.${fate}`));
  }, [fate]);
}

/** The stage and the duels below it. */
function Board(props: BoardProps<Rps>) {
  const { view, people, isNarrow, taste } = props;
  const { t } = useTexts();
  const look = lookOf(props);
  const choosing = useChoosing(props, look.view);
  const form = formOf(isNarrow, view);
  const isFresh = useFresh(look.seats.join(), look.view.rounds.length);
  const players = playersOf(props, look, t);
  const other = look.side === null ? null : nameOf(people, look.seats[look.side === 0 ? 1 : 0], t);
  useSaying(props, look, other);
  const cells = choosing.hands.map((hand, at) => ({
    id: hand,
    name: t(`rules:rps.hand.${hand}`),
    box: cardBox(form, at, choosing.hands.length),
    isDisabled: !choosing.mayChoose,
  }));
  const rows = [{ id: 'hands', cells }];
  const input = useBoardInput(form, rows, choosing.acts, false);
  const chosen = choosing.own ?? choosing.draft;
  return (
    <>
      <BoardSheet size={form} taste={taste} input={input} className={styles.rps}>
        <Ground form={form} near={look.near} />
        <Stage
          form={form}
          isNarrow={isNarrow}
          view={look.view}
          players={players}
          own={look.side !== null && chosen !== null ? { seat: look.side, hand: chosen } : null}
          name={look.seats.join()}
          isFresh={isFresh}
          words={wordsOf(look, choosing, t)}
          note={noteOf(props, look, choosing, other, t)}
          count={['rock', 'paper', 'scissors'].map((hand) => t(`rules:rps.hand.${hand}`))}
        />
        <Choices
          form={form}
          isNarrow={isNarrow}
          choosing={choosing}
          aimed={input.aimed}
          hasNumbers={taste.coordinates}
        />
        {isKnockout(view) && <Duels form={form} view={view} people={people} shown={look.seats} />}
        <CellGrid
          kind="toolbar"
          label={t('rules:rps.board.name')}
          rows={rows}
          input={input}
          chosen={chosen === null ? [] : [chosen]}
        />
      </BoardSheet>
      <ActionButtons actions={actionsOf(props, choosing, t)} />
    </>
  );
}

function playersOf({ view, people }: BoardProps<Rps>, { seats, near }: Look, t: Speak): readonly Player[] {
  const player = (side: 0 | 1, place: Player['side']): Player => ({
    seat: side,
    mark: isKnockout(view) ? seats[side] : null,
    side: place,
    name: nameOf(people, seats[side], t),
  });
  return [player(near, 'left'), player(near === 0 ? 1 : 0, 'right')];
}

/** After a stage to go on; where moves are confirmed, to confirm or undo a choice. */
function actionsOf(props: BoardProps<Rps>, choosing: Choosing, t: Speak): readonly Action[] {
  const { view, seat, taste } = props;
  const { draft, goOn } = choosing;
  const text = (key: string) => t(`rules:rps.board.${key}`);
  if (isKnockout(view) && view.phase === 'between' && seat !== null && view.isIn[seat]) {
    const label = text(goOn ? 'continue' : 'waitingForOthers');
    return [{ label, isPrimary: true, isDisabled: goOn === null, onPress: () => goOn?.() }];
  }
  if (!taste.confirmMoves || !choosing.mayChoose) return [];
  return [
    { label: text('undo'), isDisabled: draft === null, onPress: choosing.undo },
    { label: text('confirm'), isPrimary: true, isDisabled: draft === null, onPress: choosing.confirm },
  ];
}
