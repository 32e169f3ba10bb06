// An attempt at a puzzle found on the map, and the questions after its end.
import { lazy, Suspense } from 'react';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { type MapCalls, type MapGame, mapCalls } from '../../../contract/puzzles/mapPuzzles.ts';
import { mapShare } from '../../../engine/mapPuzzle.ts';
import type { Share } from '../../../engine/puzzle.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { useMapBoard } from '../daily/boards.ts';
import type { DailyPuzzle } from '../daily/today.ts';
import { AttemptFrame, LoadingFrame } from './AttemptFrame.tsx';
import { NoteLine } from './NoteLine.tsx';
import { useClosing } from './useClosing.ts';
import { type Desk, useDesk } from './useDesk.ts';
import { type Held, useGame } from './useGame.ts';
import { useGuesses } from './useGuesses.ts';
import { usePhase } from './usePhase.ts';

const ExtraCard = lazy(async () => ({ default: (await import('./ExtraCard.tsx')).ExtraCard }));

interface AttemptProps {
  readonly daily: DailyPuzzle;
  readonly gameId: string;
}

export function MapAttempt(props: AttemptProps) {
  const calls = mapCalls[props.daily.gameType];
  return calls ? <Attempt {...props} calls={calls} /> : null;
}

interface WithCalls extends AttemptProps {
  readonly calls: MapCalls;
}

function Attempt(props: WithCalls) {
  const { calls, daily, gameId } = props;
  const desk = useDesk(gameId);
  const held = useGame(calls, gameId);
  const { data } = held.query;
  if (data === undefined) return <LoadingFrame gameType={daily.gameType} query={held.query} />;
  return <OnMap {...props} desk={desk} game={data} held={held} />;
}

interface OnMapProps extends WithCalls {
  readonly game: MapGame;
  readonly desk: Desk;
  readonly held: Held<MapGame>;
}

/** With what the questions after the end have added. */
function shareOnMap({ maxGuesses, guesses, extras }: MapGame): Share {
  const { score, rows } = mapShare(
    { maxGuesses },
    guesses.map((mark) => ({ mark })),
  );
  const added = extras.reduce(
    (sum, { chosen, right, points }) => sum + (chosen !== null && chosen === right ? points : 0),
    0,
  );
  return { score: added > 0 ? `${score} +${added}` : score, rows };
}

function OnMap({ calls, daily, gameId, game, desk, held }: OnMapProps) {
  const { language } = useTexts();
  const { gameType } = daily;
  const Board = useMapBoard(gameType);
  const progress = usePhase(game, game.guesses.length >= game.maxGuesses);
  const { phase, isCutOff } = progress;
  const { closed, note } = useClosing(game, isCutOff, desk, held);

  const guess = useGuesses({
    gameType,
    desk,
    closed,
    refresh: held.refresh,
    send: (name) =>
      call(calls.guess, { body: { gameId, guess: name, guessNumber: game.guesses.length + 1 } }),
    take: ({ guessNumber, answer, finished, solved, points, gains, place, km, percent, direction }) =>
      held.become((old) => ({
        ...old,
        finished,
        solved,
        points,
        gains,
        answer,
        guesses: [...old.guesses.slice(0, guessNumber - 1), { place, km, percent, direction }],
      })),
  });
  const answerExtra = async (round: number, choice: number): Promise<Refusal | null> => {
    const answer = await call(calls.extra, { body: { gameId, round, choice } });
    if (isRefusal(answer)) {
      if (answer.error !== 'TemporarilyUnavailable') void held.refresh();
      return answer;
    }
    const { points, extras } = answer;
    held.become((old) => ({ ...old, points, extras }));
    if (extras.every(({ chosen }) => chosen !== null)) void held.refresh();
    return null;
  };
  return (
    <AttemptFrame
      afterwards={
        <Suspense>
          <ExtraCard
            about={game.answer?.[language] ?? ''}
            answer={answerExtra}
            extras={game.extras}
            gameType={gameType}
          />
        </Suspense>
      }
      answer={game.solved || game.answer === null ? null : game.answer[language]}
      daily={daily}
      game={game}
      grade={game.grade}
      hardMode="never"
      held={held}
      progress={progress}
      rows={game.guesses.length}
      share={shareOnMap(game)}
      words={null}
    >
      <Board
        draft={phase === 'during' || isCutOff ? desk.draft : ''}
        face={{ maxGuesses: game.maxGuesses, outline: game.outline }}
        guess={guess}
        guesses={game.guesses}
        isBusy={desk.isBusy}
        isOpen={phase === 'during'}
        note={note && <NoteLine note={note} />}
        onDraft={desk.write}
        refusals={desk.refusals}
        refuse={desk.refuse}
      />
    </AttemptFrame>
  );
}
