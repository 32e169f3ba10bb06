// The analysis board: it looks unlike the game, takes moves for all sides, and sends none of them.
import { Button } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { gameStatus, type MatchView } from '../../../contract/play/tables.ts';
import { seatsToAct } from '../../../engine/match.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { BoardActionsSlot } from '../../../ui/board/BoardActions.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useArrowKeys } from '../history/useArrowKeys.ts';
import { forBoard, type Sitting } from '../seats.ts';
import { BoardArea } from '../table/BoardArea.tsx';
import { useFocusOnArrival } from '../table/useFocusOnArrival.ts';
import tableStyles from '../table.module.css';
import type { AnalysisPlace } from '../useAnalysing.ts';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import styles from './analysis.module.css';
import { isSameSpot, lastTurn, matchAt, moverOf, pathTo, spotInGame, type Trunk } from './moveTree.ts';
import { wordsOfTurn } from './triedWords.ts';
import { type Analysis, useAnalysis } from './useAnalysis.ts';

export interface AnalysisStageProps extends AnalysisPlace {
  readonly trunk: Trunk;
  /** What else stands in the panel. */
  more?(analysis: Analysis): React.ReactNode;
}

const still = { pending: null, refused: null, seenAt: 0 };

/** The position on the analysis board, as the side that moves there sees it. */
function viewOf({ match, nearSeat }: AnalysisStageProps, { trunk, tree, spot }: Analysis): MatchView {
  const { game } = trunk;
  const here = matchAt(trunk, tree, spot);
  const mySeat = moverOf(here) ?? nearSeat;
  return {
    ...match,
    turn: here.turn,
    status: here.result ? gameStatus.completed : gameStatus.started,
    mySeat,
    view: game.view(here.state, mySeat),
    toAct: seatsToAct(here),
    optionalToAct: [],
    clocks: null,
    deadline: null,
    offers: [],
    absent: [],
    away: [],
    satIn: [],
    scores: null,
    result: here.result,
    lines: [],
  };
}

/** Escape leaves, wherever the keyboard is, unless it puts back a piece that is held or closes something. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isKept = event.defaultPrevented && document.activeElement === event.target;
      const isElsewhere =
        event.target instanceof Element && event.target.closest('textarea, [role="dialog"]');
      if (event.key === 'Escape' && !isKept && !isElsewhere) leave();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [leave]);
}

/** First what this board is, then each move that leads to a position. */
function useSaid({ trunk, tree, spot }: Analysis, all: readonly Sitting[]): void {
  const say = useAnnounce();
  const { t } = useTexts();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every position
  useEffect(() => {
    const move = pathTo(tree, spot).at(-1);
    if (isFirst.current) say(`${t('pages:analysis.board.title')} ${t('pages:analysis.board.words')}`);
    else if (!move) say(t('pages:analysis.board.inGame', { turn: spot.turn }));
    else {
      const before = matchAt(trunk, tree, { turn: move.root, tried: move.parent });
      say(wordsOfTurn(trunk.game, before, move.turn, all, t));
    }
    isFirst.current = false;
  }, [spot]);
}

export function AnalysisStage(props: AnalysisStageProps) {
  const { t } = useTexts();
  const { match, trunk, from, equipment, all, nearSeat, layout, taste, onLeave, more } = props;
  const analysis = useAnalysis(trunk, `${match.room} ${match.game}`, from);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const people = useMemo(() => forBoard(all), [all]);
  const shown = viewOf(props, analysis);
  useFocusOnArrival('analysis', true);
  useArrowKeys(analysis.steps);
  useEscape(onLeave);
  useSaid(analysis, all);
  const panel = (
    <AnalysisPanel all={all} analysis={analysis} board={equipment.board}>
      {more?.(analysis)}
    </AnalysisPanel>
  );
  return (
    <>
      <main className={classNames(tableStyles.stage, styles.stage)} data-part="analysis" id="content">
        <div className={tableStyles.top}>
          <div className={styles.banner}>
            <p>
              <strong>{t('pages:analysis.board.title')}</strong> {t('pages:analysis.board.words')}
            </p>
            <Button appearance="primary" aria-keyshortcuts="Escape" onClick={onLeave}>
              {t('pages:analysis.board.leave')}
            </Button>
          </div>
          <News analysis={analysis} onLeave={onLeave} />
        </div>
        <BoardActionsSlot value={slot}>
          <BoardArea
            act={analysis.play}
            equipment={equipment}
            home={props.home}
            isNarrow={props.isNarrow}
            match={shown}
            nearSeat={nearSeat}
            people={people}
            snapshot={still}
            taste={{ ...taste, confirmMoves: false }}
          />
        </BoardActionsSlot>
        <div className={classNames(tableStyles.near, styles.near)}>
          <div className={tableStyles.slot} ref={setSlot} />
          {layout !== 'wide' && panel}
        </div>
      </main>
      {layout === 'wide' && (
        <aside className={tableStyles.rail} data-part="rail">
          {panel}
        </aside>
      )}
    </>
  );
}

/** The game went on meanwhile. */
function News({ analysis, onLeave }: Pick<AnalysisStageProps, 'onLeave'> & { readonly analysis: Analysis }) {
  const { t } = useTexts();
  const last = lastTurn(analysis.trunk);
  const [seen, see] = useState(last);
  const isThere = isSameSpot(analysis.spot, spotInGame(last));
  useEffect(() => {
    if (isThere) see(last);
  }, [isThere, last]);
  if (seen >= last) return null;
  return (
    <div className={tableStyles.note} data-part="news" role="status">
      <span>{t('pages:analysis.board.moved')}</span>
      <Button onClick={onLeave}>{t('pages:analysis.board.return')}</Button>
    </div>
  );
}
