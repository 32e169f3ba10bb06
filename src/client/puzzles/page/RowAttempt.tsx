// An attempt at a puzzle guessed row by row.
import { type GuessGame, type RowCalls, rowCalls } from '../../../contract/puzzles/rowPuzzles.ts';
import { useTurned } from '../../../ui/rows/useTurned.ts';
import { call } from '../../base/api/call.ts';
import { useRowBoard } from '../daily/boards.ts';
import type { DailyPuzzle } from '../daily/today.ts';
import { AttemptFrame, LoadingFrame } from './AttemptFrame.tsx';
import { NoteLine } from './NoteLine.tsx';
import { rowShare } from './share.ts';
import { useClosing } from './useClosing.ts';
import { type Desk, useDesk } from './useDesk.ts';
import { type Held, useGame } from './useGame.ts';
import { useGuesses } from './useGuesses.ts';
import { type Progress, usePhase } from './usePhase.ts';

interface AttemptProps {
  readonly daily: DailyPuzzle;
  readonly gameId: string;
}

export function RowAttempt(props: AttemptProps) {
  const calls = rowCalls[props.daily.gameType];
  return calls ? <Attempt {...props} calls={calls} /> : null;
}

interface WithCalls extends AttemptProps {
  readonly calls: RowCalls;
}

function Attempt(props: WithCalls) {
  const { calls, daily, gameId } = props;
  const desk = useDesk(gameId);
  const held = useGame(calls, gameId);
  const { data } = held.query;
  if (data === undefined) return <LoadingFrame gameType={daily.gameType} query={held.query} />;
  return <Rows {...props} desk={desk} game={data} held={held} />;
}

interface RowsProps extends WithCalls {
  readonly game: GuessGame;
  readonly desk: Desk;
  readonly held: Held<GuessGame>;
}

function Rows({ calls, daily, gameId, game, desk, held }: RowsProps) {
  const { gameType } = daily;
  const Board = useRowBoard(gameType);
  const turned = useTurned(game.guesses.length, game.cells);
  const reached = usePhase(game, game.guesses.length >= game.maxGuesses);
  const isTurning = turned < game.guesses.length;
  const progress: Progress = isTurning
    ? { phase: 'during', isClosed: reached.isClosed, isCutOff: false }
    : reached;
  const { isCutOff } = progress;
  const { closed, note } = useClosing(game, isCutOff, desk, held);

  const guess = useGuesses({
    gameType,
    desk,
    closed,
    refresh: held.refresh,
    send: (row) => call(calls.guess, { body: { gameId, guess: row, guessNumber: game.guesses.length + 1 } }),
    take: ({ guessNumber, answer, finished, solved, points, gains, guess: row, colours }) =>
      held.become((old) => ({
        ...old,
        finished,
        solved,
        points,
        gains,
        answer,
        guesses: [...old.guesses.slice(0, guessNumber - 1), { guess: row, colours }],
      })),
  });
  const rows = game.guesses.map(({ guess, colours }) => ({ row: guess, colours }));
  return (
    <AttemptFrame
      answer={game.solved ? null : game.answer}
      daily={daily}
      game={game}
      hardMode={game.hardModeRule}
      held={held}
      progress={progress}
      rows={game.guesses.length}
      share={rowShare(game)}
      words={game.language}
    >
      <Board
        draft={progress.phase === 'during' || isCutOff ? desk.draft : ''}
        face={{
          language: game.language,
          cells: game.cells,
          maxGuesses: game.maxGuesses,
          hardMode: game.hardModeRule,
        }}
        guess={guess}
        isBusy={desk.isBusy}
        isHard={game.hardMode}
        isOpen={progress.phase === 'during'}
        note={note && <NoteLine note={note} />}
        onDraft={desk.write}
        refusals={desk.refusals}
        refuse={desk.refuse}
        rows={rows}
        turned={turned}
      />
    </AttemptFrame>
  );
}
