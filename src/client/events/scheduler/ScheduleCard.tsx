// A puzzle on the scheduler: on or off, when it opens, where it is announced, how it is played.
import { Button, makeStyles, mergeClasses, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { getSchedule, type Schedule } from '../../../contract/puzzles/schedules.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { localeOf } from '../../base/words/language.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import {
  clockInWords,
  daysInWords,
  durationInWords,
  zoneInWords,
} from '../../puzzles/daily/scheduleWords.ts';
import { useScheduling } from '../../puzzles/daily/useScheduling.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { chosenValue, settingInWords } from './SettingsFields.tsx';

const useStyles = makeStyles({
  // the button is at the foot, whatever its neighbours have to say
  card: { display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: '12px', height: '100%' },
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 12px',
    alignContent: 'start',
    overflowWrap: 'anywhere',
  },
  button: { justifySelf: 'start', minHeight: '44px' },
});

interface ScheduleCardProps {
  readonly puzzleType: string;
  onEdit(): void;
}

export function ScheduleCard({ puzzleType, onEdit }: ScheduleCardProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const query = useAnswer(getSchedule, { query: { puzzleType } });
  const { remove } = useScheduling();
  const [isAsking, ask] = useState(false);
  const game = t(`games.${puzzleType}`);
  const isOn = query.data != null;
  return (
    <Surface className={styles.card}>
      <div className={styles.head}>
        <GameArt game={puzzleType} size={40} />
        <h3 className={type.cardTitle}>{game}</h3>
        {query.data !== undefined && (
          <Switch
            aria-label={t('pages:scheduler.switch', { game })}
            checked={isOn}
            onChange={() => (isOn ? ask(true) : onEdit())}
          />
        )}
      </div>
      <Loaded query={query} skeleton={<Skeleton height={96} width="100%" />} what={game}>
        {(schedule) =>
          schedule !== null && (
            <>
              <Facts schedule={schedule} />
              <Button
                aria-label={t('pages:scheduler.editNamed', { game })}
                className={styles.button}
                onClick={onEdit}
              >
                {t('pages:scheduler.edit')}
              </Button>
            </>
          )
        }
      </Loaded>
      {isAsking && (
        <RemoveDialog
          onClose={() => ask(false)}
          remove={() => remove(puzzleType)}
          title={t('pages:scheduler.removeAsk', { title: game })}
        />
      )}
    </Surface>
  );
}

/** What a puzzle's own settings say, in words. */
function settingsInWords(t: Speak, { puzzleType, additionalSettings }: Schedule): readonly string[] {
  const settings = puzzleFacts.find(({ id }) => id === puzzleType)?.settings ?? [];
  return settings.map((each) => settingInWords(t, puzzleType, each, chosenValue(each, additionalSettings)));
}

function Facts({ schedule }: { readonly schedule: Schedule }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { days, hour, minute, timeZoneId, duration, channelName, groupName, next } = schedule;
  const opens = t('pages:scheduler.daysAt', {
    days: daysInWords(t, days, language),
    time: clockInWords(hour, minute),
  });
  const nextOpens =
    next &&
    new Intl.DateTimeFormat(localeOf(language), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(next));
  const rows = [
    ['opens', opens],
    ['zone', zoneInWords(timeZoneId)],
    ['duration', durationInWords(t, duration)],
    [
      'channel',
      channelName === null
        ? t('pages:scheduler.noChannel')
        : [groupName, channelName].filter(Boolean).join(' › '),
    ],
    ['settings', settingsInWords(t, schedule).join(', ')],
    ['next', nextOpens],
  ] as const;
  return (
    <dl className={mergeClasses(type.body, styles.facts)}>
      {rows.map(
        ([key, value]) =>
          value && (
            <Fact key={key} label={t(`pages:scheduler.fact.${key}`)}>
              {value}
            </Fact>
          ),
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  const type = useType();
  return (
    <>
      <dt className={type.quiet}>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
