// The first step of playing today's puzzle; an admin whose team has none opens the first one with the same press.
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Refusal, sentenceKeyOf } from '../../../contract/errors.ts';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useSwitchedOff } from '../../games/switchedOff.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { suggestedSchedules } from '../../puzzles/daily/suggested.ts';
import { dailyPuzzles, isWaiting, useEvents } from '../../puzzles/daily/today.ts';
import { useScheduling } from '../../puzzles/daily/useScheduling.ts';
import { StepRow } from './StepRow.tsx';

export function PuzzleStep(props: { readonly isFirst: boolean }) {
  const waiting = dailyPuzzles(useEvents().data?.events ?? []).find(isWaiting);
  return waiting ? <Waiting {...props} game={waiting.gameType} /> : <Unplanned {...props} />;
}

function Waiting({ isFirst, game }: { readonly isFirst: boolean; readonly game: string }) {
  const { t } = useTexts();
  const name = t(`games.${game}`);
  return (
    <StepRow
      name="puzzle"
      words={t('pages:daily.first.puzzle.words', { game: name })}
      acts={
        <ButtonLink
          appearance={isFirst ? 'primary' : 'outline'}
          aria-label={t('pages:daily.today.actAt', {
            act: t('pages:daily.start'),
            game: t('pages:daily.first.puzzle.title'),
          })}
          to={`/puzzle/${game}`}
        >
          {t('pages:daily.start')}
        </ButtonLink>
      }
    />
  );
}

function Unplanned({ isFirst }: { readonly isFirst: boolean }) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const { post } = useScheduling();
  const switchedOff = useSwitchedOff();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const schedule = suggestedSchedules(language).find(({ puzzleType }) => !switchedOff.includes(puzzleType));
  if (!schedule) return null;
  const open = async () => {
    if (isBusy) return;
    setBusy(true);
    const refusal = await post({ ...schedule, opensNow: true });
    setBusy(false);
    setProblem(refusal);
    if (!refusal) void navigate(`/puzzle/${schedule.puzzleType}`);
  };
  return (
    <StepRow
      name="puzzle"
      words={t('pages:daily.first.puzzle.unplanned', { game: t(`games.${schedule.puzzleType}`) })}
      acts={
        <Button
          appearance={isFirst ? 'primary' : 'outline'}
          disabledFocusable={isBusy}
          icon={isBusy ? <TinySpinner /> : null}
          onClick={() => void open()}
        >
          {t('pages:daily.first.puzzle.open')}
        </Button>
      }
      below={problem && <p role="alert">{t(`errors.${sentenceKeyOf(problem)}`)}</p>}
    />
  );
}
