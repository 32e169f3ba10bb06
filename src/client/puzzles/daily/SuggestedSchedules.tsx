// The schedules a team has not taken yet, each set up by one click; the first puzzle may open at once.
import { Button, Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type Refusal, sentenceKeyOf } from '../../../contract/errors.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { GameArt } from '../../games/GameArt.tsx';
import { useSwitchedOff } from '../../games/switchedOff.ts';
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
  now: { justifySelf: 'start', marginInlineStart: '-8px' },
  decline: { justifySelf: 'start', minHeight: '44px', marginInlineStart: '-12px' },
  problem: { color: tokens.colorPaletteRedForeground1 },
});

interface SuggestedSchedulesProps {
  /** Puzzles that are set up already, or switched off, are not offered. */
  readonly scheduled: readonly string[];
  readonly words?: string;
  /** Where the offer may be declined. */
  onDecline?(): void;
}

export function SuggestedSchedules(props: SuggestedSchedulesProps) {
  return (
    <PageTexts>
      <Suggestions {...props} />
    </PageTexts>
  );
}

function Suggestions({ scheduled, words, onDecline }: SuggestedSchedulesProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [opensNow, setOpensNow] = useState(true);
  const switchedOff = useSwitchedOff();
  const offered = suggestedSchedules(language).filter(
    ({ puzzleType }) => !scheduled.includes(puzzleType) && !switchedOff.includes(puzzleType),
  );
  if (offered.length === 0) return null;
  return (
    <Surface className={styles.card}>
      <p className={type.body}>{words ?? t('pages:scheduler.suggestion')}</p>
      <Checkbox
        checked={opensNow}
        className={styles.now}
        label={t('pages:scheduler.opensNow')}
        onChange={(_, { checked }) => setOpensNow(checked === true)}
      />
      <ul>
        {offered.map((schedule, at) => (
          <Suggestion
            isFirst={at === 0 && scheduled.length === 0}
            key={schedule.puzzleType}
            onProblem={setProblem}
            opensNow={opensNow}
            schedule={schedule}
          />
        ))}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {t(`errors.${sentenceKeyOf(problem)}`)}
        </p>
      )}
      {onDecline && (
        <Button appearance="subtle" className={styles.decline} onClick={onDecline}>
          {t('pages:scheduler.decline')}
        </Button>
      )}
    </Surface>
  );
}

interface SuggestionProps {
  readonly schedule: ScheduleInput;
  readonly isFirst: boolean;
  readonly opensNow: boolean;
  onProblem(problem: Refusal | null): void;
}

function Suggestion({ schedule, isFirst, opensNow, onProblem }: SuggestionProps) {
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
    onProblem(await post({ ...schedule, opensNow }));
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
            time: clockInWords(hour, minute),
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
