// The drawer in which a puzzle is scheduled; it stays open, with the reason, when that fails.
import { Checkbox, Field, Input, makeStyles, ToggleButton } from '@fluentui/react-components';
import { useState } from 'react';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import type { Refusal } from '../../../contract/errors.ts';
import { getSchedule, type Schedule } from '../../../contract/puzzles/schedules.ts';
import type { PuzzleFacts } from '../../../engine/facts.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { ChannelFields } from '../../games/invite/ChannelFields.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { DrawerForm } from '../../parts/DrawerForm.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageDrawer } from '../../parts/PageDrawer.tsx';
import { useToast } from '../../parts/toasts/Toasts.tsx';
import { durationInWords, weekdayInWords, weekdays } from '../../puzzles/daily/scheduleWords.ts';
import { TimeZoneField } from '../../puzzles/daily/TimeZoneField.tsx';
import { useScheduling } from '../../puzzles/daily/useScheduling.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { beginForm, type FormField, faultsIn, inputOf, type ScheduleForm } from './scheduleForm.ts';

const useStyles = makeStyles({
  days: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, border: 'none' },
  day: { minWidth: '48px', minHeight: '44px', padding: '0 6px' },
  now: { justifySelf: 'start', marginInlineStart: '-8px' },
});

const durations = [15, 30, 60, 120, 240, 480, 720, 1440];

interface ScheduleDrawerProps {
  readonly puzzleType: string;
  /** Another puzzle was chosen in the drawer. */
  onPuzzle(puzzleType: string): void;
  onClose(): void;
}

export function ScheduleDrawer({ puzzleType, onPuzzle, onClose }: ScheduleDrawerProps) {
  const { t } = useTexts();
  const query = useAnswer(getSchedule, { query: { puzzleType } });
  const facts = puzzleFacts.find(({ id }) => id === puzzleType);
  if (!facts) return null;
  return (
    <PageDrawer onClose={onClose} title={t('pages:scheduler.schedule')}>
      <Loaded query={query} skeleton={<Skeleton height={400} width="100%" />} what={t(`games.${puzzleType}`)}>
        {(schedule) => <Form facts={facts} onClose={onClose} onPuzzle={onPuzzle} schedule={schedule} />}
      </Loaded>
    </PageDrawer>
  );
}

interface FormProps extends Pick<ScheduleDrawerProps, 'onPuzzle' | 'onClose'> {
  readonly facts: PuzzleFacts;
  readonly schedule: Schedule | null;
}

function Form({ facts, schedule, onPuzzle, onClose }: FormProps) {
  const styles = useStyles();
  const { t, language } = useTexts();
  const { team } = useSignedIn();
  const toast = useToast();
  const { post } = useScheduling();
  const [form, setForm] = useState(() =>
    beginForm({
      facts,
      schedule,
      teamZone: team?.timeZone ?? 'UTC',
      language: team?.language ?? language,
    }),
  );
  const [isChecked, check] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const faults = faultsIn(form);
  const wrong = (field: FormField) =>
    isChecked && faults.includes(field) ? t(`pages:scheduler.wrong.${field}`) : null;
  const change = (part: Partial<ScheduleForm>) => setForm({ ...form, ...part });
  const toggle = (day: number) =>
    change({
      days: form.days.includes(day) ? form.days.filter((each) => each !== day) : [...form.days, day],
    });
  const submit = async () => {
    check(true);
    if (faults.length > 0) return;
    setBusy(true);
    const refusal = await post(inputOf(facts, form));
    setBusy(false);
    setProblem(refusal);
    if (refusal) return;
    toast(t('pages:scheduler.saved', { game: t(`games.${facts.id}`) }), true);
    onClose();
  };
  return (
    <DrawerForm
      cancel={t('pages:scheduler.cancel')}
      isBusy={isBusy}
      onCancel={onClose}
      onSend={() => void submit()}
      refusal={problem}
      send={t('pages:scheduler.save')}
    >
      <Choice
        label={t('pages:scheduler.puzzle')}
        onChange={onPuzzle}
        value={facts.id}
        values={puzzleFacts.map(({ id }) => id)}
        words={(id) => t(`games.${id}`)}
      />
      <Field label={t('pages:scheduler.time')} validationMessage={wrong('time')}>
        <Input
          onBlur={() => form.time === '' && check(true)}
          onChange={(_, { value }) => change({ time: value })}
          type="time"
          value={form.time}
        />
      </Field>
      <TimeZoneField
        onChange={(timeZoneId) => change({ timeZoneId })}
        problem={wrong('zone')}
        value={form.timeZoneId}
      />
      <Field label={t('pages:scheduler.days')} validationMessage={wrong('days')}>
        <fieldset className={styles.days}>
          <legend hidden>{t('pages:scheduler.days')}</legend>
          {weekdays.map((day) => (
            <ToggleButton
              appearance={form.days.includes(day) ? 'primary' : 'outline'}
              checked={form.days.includes(day)}
              className={styles.day}
              key={day}
              onClick={() => toggle(day)}
            >
              {weekdayInWords(day, language, 'short')}
            </ToggleButton>
          ))}
        </fieldset>
      </Field>
      <Choice
        label={t('pages:scheduler.fact.duration')}
        onChange={(duration) => change({ duration })}
        value={form.duration}
        values={[...new Set([...durations, form.duration])].sort((one, other) => one - other)}
        words={(minutes) => durationInWords(t, minutes)}
      />
      <SettingsFields
        facts={facts}
        onChange={(part) => change({ settings: { ...form.settings, ...part } })}
        settings={form.settings}
      />
      <ChannelFields
        channelId={form.channelId}
        groupId={form.groupId}
        onChange={(groupId, channelId) => change({ groupId, channelId })}
        problem={wrong('channel')}
      />
      {schedule === null && (
        <Checkbox
          checked={form.opensNow}
          className={styles.now}
          label={t('pages:scheduler.opensNow')}
          onChange={(_, { checked }) => change({ opensNow: checked === true })}
        />
      )}
    </DrawerForm>
  );
}
