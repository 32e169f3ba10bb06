// Three schedules for a team that has none, each set up by one click.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type Refusal, sentenceKeyOf } from '../../../contract/errors.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { GameArt } from '../../games/GameArt.tsx';
import { clockInWords, daysInWords } from './scheduleWords.ts';
import { type ScheduleInput, suggestedSchedules } from './suggested.ts';
import { useScheduling } from './useScheduling.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '4px', padding: '16px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '64px',
    '@media (max-width: 299.98px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '8px 12px',
      padding: '8px 0',
    },
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  words: { display: 'grid' },
  button: {
    minHeight: '44px',
    whiteSpace: 'nowrap',
    '@media (max-width: 299.98px)': { gridColumn: '1 / -1' },
  },
  problem: { color: tokens.colorPaletteRedForeground1 },
});

interface SuggestedSchedulesProps {
  /** Those that are set up already are not offered. */
  readonly scheduled?: readonly string[];
  readonly words?: string;
}

export function SuggestedSchedules(props: SuggestedSchedulesProps) {
  return (
    <PageTexts>
      <Suggestions {...props} />
    </PageTexts>
  );
}

function Suggestions({ scheduled = [], words }: SuggestedSchedulesProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const offered = suggestedSchedules(language).filter(({ puzzleType }) => !scheduled.includes(puzzleType));
  if (offered.length === 0) return null;
  return (
    <Surface className={styles.card}>
      <p className={type.body}>{words ?? t('pages:scheduler.suggestion')}</p>
      <ul>
        {offered.map((schedule, at) => (
          <Suggestion
            isFirst={at === 0 && scheduled.length === 0}
            key={schedule.puzzleType}
            onProblem={setProblem}
            schedule={schedule}
          />
        ))}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {t(`errors.${sentenceKeyOf(problem)}`)}
        </p>
      )}
    </Surface>
  );
}

interface SuggestionProps {
  readonly schedule: ScheduleInput;
  readonly isFirst: boolean;
  onProblem(problem: Refusal | null): void;
}

function Suggestion({ schedule, isFirst, onProblem }: SuggestionProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { post } = useScheduling();
  const [isBusy, setBusy] = useState(false);
  const { puzzleType, days, hour, minute } = schedule;
  const game = t(`games.${puzzleType}`);
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    onProblem(await post(schedule));
    setBusy(false);
  };
  return (
    <li className={styles.row}>
      <GameArt game={puzzleType} size={40} />
      <span className={styles.words}>
        <span className={type.strong}>{game}</span>
        <span className={mergeClasses(type.caption, type.quiet)}>
          {t('pages:scheduler.daysAt', {
            days: daysInWords(t, days, language),
            time: clockInWords(hour, minute, language),
          })}
        </span>
      </span>
      <Button
        appearance={isFirst ? 'primary' : 'outline'}
        aria-label={t('pages:scheduler.addNamed', { game })}
        className={styles.button}
        disabledFocusable={isBusy}
        icon={isBusy ? <TinySpinner /> : null}
        onClick={() => void add()}
      >
        {t('pages:scheduler.add')}
      </Button>
    </li>
  );
}
