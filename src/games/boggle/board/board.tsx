// The board of letter dice: trace, tap or type words while the time runs, then see what everybody found.
import { useState } from 'react';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import type { CellRow } from '../../../ui/board/cells.ts';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { drawnView, isToBegin, stageOf } from '../apart.ts';
import { lettersOf, pathOf, side } from '../dice.ts';
import { dieBox, isCounted, type Places, placesOf } from '../places.ts';
import { totals } from '../scoring.ts';
import type { Boggle, View } from '../shapes.ts';
import styles from './board.module.css';
import { Counting } from './Counting.tsx';
import { Head } from './Head.tsx';
import { type Search, useSearch } from './search.ts';
import { Tray } from './Tray.tsx';
import { useTracing } from './tracing.ts';
import { WordList } from './WordList.tsx';
import { type Words, wordsOf } from './words.ts';

export const board: GameBoard<Boggle> = {
  Board,
  sound: ({ key }) => (key === 'rolled' ? 'rattle' : 'place'),
  ratio(isNarrow, seen) {
    const { width, height } = placesOf(isNarrow, drawnView(seen)).size;
    return width / height;
  },
  fact(seen, seat, t) {
    const { rounds, isDone, counts, phase, apart } = seen;
    const points = t('rules:boggle.fact', { count: totals(rounds, isDone.length)[seat] ?? 0 });
    if (phase !== 'searching') return points;
    if (apart) return t(`rules:boggle.apart.${stageOf(seen, seat)}`, { points });
    const key = isDone[seat] ? 'rules:boggle.factDone' : 'rules:boggle.factSearching';
    return t(key, { count: counts[seat] ?? 0, points });
  },
};

const dieId = (place: number) => `die ${place}`;
const placeOf = (id: string): number => Number(id.slice(4));

function Board(props: BoardProps<Boggle>) {
  const { isNarrow, taste, people } = props;
  const seen = drawnView(props.view);
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const places = placesOf(isNarrow, seen);
  const search = useSearch(props, words);
  const tracing = useTracing(search, places);
  const [shownWord, setShownWord] = useState<{ readonly round: number; readonly word: string | null }>({
    round: 0,
    word: null,
  });
  const shown = shownWord.round === seen.round && isCounted(seen) ? shownWord.word : null;
  const rows = rowsOf(seen, places, search, words);
  const acts = actsOf(props, search, words, tracing.wasTrace);
  const input = useBoardInput(places.size, rows, acts, false);
  const path = shown === null ? null : pathOf(seen.board, shown);
  const ribbons = path ? [{ path, look: 'good' as const, id: `shown ${shown}` }] : search.ribbons;
  return (
    <div onKeyDownCapture={search.onKeyDownCapture} {...tracing.watch}>
      <BoardSheet
        size={places.size}
        taste={taste}
        input={input}
        className={classNames(styles.boggle, isNarrow ? styles.narrow : '', path ? styles.showing : '')}
      >
        <Tray places={places} board={seen.board} ribbons={ribbons} />
        <CellGrid kind="grid" label={words.say('name')} rows={rows} input={input} />
        <Head props={props} seen={seen} places={places} search={search} words={words} />
        {isCounted(seen) ? (
          <Counting
            seen={seen}
            places={places}
            words={words}
            shown={shown}
            show={(word) => setShownWord({ round: seen.round, word })}
          />
        ) : (
          <WordList seen={props.view} seat={props.seat} places={places} search={search} words={words} />
        )}
      </BoardSheet>
      <Actions props={props} search={search} words={words} />
    </div>
  );
}

const lines = Array.from({ length: side }, (_, line) => line);

function rowsOf(seen: View, places: Places, search: Search, words: Words): CellRow[] {
  if (seen.board.every((face) => face === '')) return [];
  const name = (place: number): string => {
    const step = search.path?.indexOf(place) ?? -1;
    const [row, column] = [Math.floor(place / side) + 1, (place % side) + 1];
    const die = words.say('die', { letter: lettersOf(seen.board[place] ?? ''), row, column });
    return step < 0 ? die : words.say('inWord', { die, number: step + 1 });
  };
  return lines.map((row) => ({
    id: `${row}`,
    cells: lines.map((column) => {
      const place = row * side + column;
      return { id: dieId(place), name: name(place), box: dieBox(places, place) };
    }),
  }));
}

function actsOf(props: BoardProps<Boggle>, search: Search, words: Words, wasTrace: () => boolean): BoardActs {
  const { view: seen, say } = props;
  const sums = totals(seen.rounds, seen.isDone.length);
  const scores = () =>
    say(sums.map((points, seat) => words.say('pointsOf', { name: words.name(seat), points })).join(', '));
  if (!search.isOpen) return { ...noActs, keys: { s: scores } };
  return {
    from: [],
    to: () => seen.board.map((_, place) => dieId(place)),
    act(_held, target) {
      if (!wasTrace()) search.tap(placeOf(target));
    },
  };
}

interface ActionsProps {
  readonly props: BoardProps<Boggle>;
  readonly search: Search;
  readonly words: Words;
}

function Actions({ props, search, words }: ActionsProps) {
  const { view: seen, seat, pending, play } = props;
  const { round } = seen;
  if (seat === null || seen.phase === 'over') return null;
  if (seen.phase === 'counting') {
    const isReady = seen.isDone[seat] || pending !== null;
    return (
      <BoardActions>
        <ActionButton isPrimary isDisabled={isReady} onPress={() => play({ kind: 'continue', round })}>
          {words.say(isReady ? 'waiting' : 'continue')}
        </ActionButton>
      </BoardActions>
    );
  }
  if (isToBegin(seen, seat))
    return (
      <BoardActions>
        <ActionButton isPrimary isDisabled={pending !== null} onPress={() => play({ kind: 'begin', round })}>
          {words.say('begin', { round, count: seen.rules.seconds / 60 })}
        </ActionButton>
      </BoardActions>
    );
  if (!search.isOpen) return null;
  return (
    <BoardActions>
      {search.word === '' ? (
        <ActionButton isDisabled={pending !== null} onPress={() => play({ kind: 'done', round })}>
          {words.say('done')}
        </ActionButton>
      ) : (
        <>
          <ActionButton onPress={search.clear}>{words.say('clear')}</ActionButton>
          <ActionButton isPrimary onPress={search.send}>
            {words.say('add')}
          </ActionButton>
        </>
      )}
    </BoardActions>
  );
}
