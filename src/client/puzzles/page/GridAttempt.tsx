// An attempt at a puzzle filled in on a grid.
import { Button } from '@fluentui/react-components';
import { Timer20Regular } from '@fluentui/react-icons/svg/timer';
import { useState } from 'react';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { type GridCalls, gridCalls, type SudokuGame } from '../../../contract/puzzles/gridPuzzles.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { useGridBoard } from '../daily/boards.ts';
import { onClock } from '../daily/durations.ts';
import type { DailyPuzzle } from '../daily/today.ts';
import { useServerTime } from '../daily/useServerTime.ts';
import { AttemptFrame, LoadingFrame } from './AttemptFrame.tsx';
import { NoteLine } from './NoteLine.tsx';
import styles from './puzzle.module.css';
import { gridShare } from './share.ts';
import { useClosing } from './useClosing.ts';
import { useDesk } from './useDesk.ts';
import { type Held, useGame } from './useGame.ts';
import { useHandIn } from './useHandIn.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { type ShownAttempt, usePhase } from './usePhase.ts';

interface SolvingTimeProps {
  readonly game: ShownAttempt;
  readonly isRunning: boolean;
}

/** How long somebody has been solving, by the server's clock; pressed, it hides. */
function SolvingTime({ game, isRunning }: SolvingTimeProps) {
  const { t } = useTexts();
  const [isHidden, hide] = useState(false);
  const now = useServerTime(isRunning ? 1_000 : 0);
  if (!isRunning || game.startedAt === null) return null;
  const seconds = (now - Date.parse(game.startedAt)) / 1_000;
  return (
    <Button
      appearance="subtle"
      className={styles.time}
      icon={<Timer20Regular />}
      onClick={() => hide(!isHidden)}
    >
      {isHidden ? null : onClock(seconds)}
      <span className={styles.unseen}>{t(isHidden ? 'pages:daily.showTime' : 'pages:daily.hideTime')}</span>
    </Button>
  );
}

interface AttemptProps {
  readonly daily: DailyPuzzle;
  readonly gameId: string;
}

export function GridAttempt(props: AttemptProps) {
  const calls = gridCalls[props.daily.gameType];
  return calls ? <Attempt {...props} calls={calls} /> : null;
}

interface WithCalls extends AttemptProps {
  readonly calls: GridCalls;
}

function Attempt(props: WithCalls) {
  const { calls, daily, gameId } = props;
  const held = useGame(calls, gameId);
  const { data } = held.query;
  if (data === undefined) return <LoadingFrame gameType={daily.gameType} query={held.query} />;
  return <Grid {...props} game={data} held={held} />;
}

interface GridProps extends WithCalls {
  readonly game: SudokuGame;
  readonly held: Held<SudokuGame>;
}

function Grid({ calls, daily, gameId, game, held }: GridProps) {
  const { t } = useTexts();
  const desk = useDesk(gameId, game);
  const { gameType } = daily;
  const Board = useGridBoard(gameType);
  const progress = usePhase(game, game.solved);
  const { phase, isCutOff } = progress;
  useKeptDraft(calls.draft, gameId, desk.draft, phase === 'during');
  const { closed, note } = useClosing(game, isCutOff, desk, held);

  const inWords = ({ error, reason }: Refusal, again: () => void): void => {
    if (error === 'InvalidInput' && reason !== undefined)
      desk.refuse(t(`puzzles:${gameType}.refusal.${reason}`));
    else if (error === 'Closed' || error === 'AlreadyDone') desk.say(closed);
    else desk.say(t('pages:daily.notSent', { why: t(`errors.${error}`) }), again);
    if (['Closed', 'AlreadyDone', 'StaleVersion', 'Conflict'].includes(error) || reason === 'hintMissing')
      void held.refresh();
  };
  /** Nothing is known of the grid without the server, which has the solution; its clock goes on until the grid is there. */
  const submit = async (sudoku: string) => {
    handIn.forget();
    desk.clear();
    desk.setBusy(true);
    const answer = await call(calls.submit, { body: { gameId, sudoku } });
    desk.setBusy(false);
    if (isRefusal(answer) && answer.error === 'TemporarilyUnavailable' && !navigator.onLine) {
      handIn.keep(sudoku);
      return desk.say(t('pages:daily.sentLater'));
    }
    if (isRefusal(answer)) return inWords(answer, () => void submit(sudoku));
    const { solved, wrong, finished, points, gains } = answer;
    held.become((old) => ({
      ...old,
      solved,
      wrong,
      finished,
      points,
      gains,
      solution: solved ? sudoku : null,
    }));
    if (!solved) desk.refuse(t(`puzzles:${gameType}.wrong`));
    if (finished) void held.refresh();
  };
  const handIn = useHandIn(submit);
  const askHint = async (sudoku: string) => {
    desk.clear();
    desk.setBusy(true);
    const answer = await call(calls.hint, { body: { gameId, sudoku } });
    desk.setBusy(false);
    if (isRefusal(answer)) return inWords(answer, () => void askHint(sudoku));
    const { cell, digit, hints } = answer;
    held.become((old) => ({ ...old, hints }));
    const at = { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1, digit };
    desk.say(t(`puzzles:${gameType}.hinted`, at));
  };
  return (
    <AttemptFrame
      answer={null}
      beside={<SolvingTime game={game} isRunning={phase === 'during'} />}
      daily={daily}
      game={game}
      grade={game.grade}
      hardMode="never"
      held={held}
      progress={progress}
      rows={null}
      share={gridShare(game)}
      words={null}
    >
      <Board
        askHint={askHint}
        draft={desk.draft}
        face={{ grade: game.grade, givens: phase === 'before' ? '0'.repeat(81) : game.puzzle }}
        hints={game.hints}
        isBusy={desk.isBusy}
        isOpen={phase === 'during'}
        key={phase === 'before' ? 'before' : 'begun'}
        note={note && <NoteLine note={note} />}
        onDraft={(draft) => {
          handIn.forget();
          desk.write(draft);
        }}
        refusals={desk.refusals}
        refuse={desk.refuse}
        solution={phase === 'after' && game.solved ? game.solution : null}
        submit={submit}
      />
    </AttemptFrame>
  );
}
