// Admin panel: when the team may play, in hours of each weekday.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { PlayPeriod } from '../../../contract/admin/admin.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { localeOf } from '../../base/words/language.ts';
import { SavedText } from '../../parts/saving/SavedText.tsx';
import {
  copiedToAll,
  isOvernight,
  periodsOn,
  problemWith,
  weekdays,
  withoutPeriod,
  withPeriod,
  withTime,
} from './periods.ts';
import { SectionCard } from './SectionCard.tsx';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  days: { display: 'grid' },
  day: {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr) auto',
    gap: '8px 12px',
    alignItems: 'start',
    padding: '8px 0',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  name: { paddingTop: '10px', '@media (max-width: 639.98px)': { paddingTop: '10px', gridColumn: '1 / 2' } },
  periods: {
    display: 'grid',
    gap: '8px',
    '@media (max-width: 639.98px)': { gridColumn: '1 / -1', gridRow: 2 },
  },
  period: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '8px' },
  dash: { paddingTop: '6px' },
  time: { width: '112px' },
  closed: { paddingTop: '10px' },
  acts: { display: 'flex', gap: '4px' },
  act: { minWidth: '44px', minHeight: '44px' },
});

/** A Sunday. */
const anySunday = Date.UTC(2026, 0, 4);
const dayMs = 24 * 60 * 60_000;

export function dayName(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    anySunday + day * dayMs,
  );
}

interface PeriodRowProps {
  readonly period: PlayPeriod;
  readonly day: string;
  onTime(change: Partial<Pick<PlayPeriod, 'from' | 'to'>>): Promise<boolean>;
  onRemove(): void;
}

function PeriodRow({ period, day, onTime, onRemove }: PeriodRowProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { from, to } = period;
  const names = { day, from, to };
  const times = `${day} ${from}–${to}`;
  return (
    <div className={styles.period}>
      <SavedText
        check={(text) => problemWith({ from: text, to })}
        className={styles.time}
        isBare
        kind="time"
        label={t('pages:admin.periods.from', names)}
        name={`from ${times}`}
        onSave={(text) => onTime({ from: text })}
        value={from}
      />
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      <SavedText
        check={(text) => problemWith({ from, to: text })}
        className={styles.time}
        isBare
        kind="time"
        label={t('pages:admin.periods.to', names)}
        name={`to ${times}`}
        onSave={(text) => onTime({ to: text })}
        value={to}
      />
      {isOvernight(period) && (
        <span className={mergeClasses(type.caption, type.quiet)}>{t('pages:admin.periods.overnight')}</span>
      )}
      <Button
        appearance="subtle"
        aria-label={t('pages:admin.periods.remove', names)}
        className={styles.act}
        icon={<Dismiss20Regular />}
        onClick={onRemove}
      />
    </div>
  );
}

export function PeriodsBlock({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { availablePeriods: periods } = form.draft;
  const change = (make: (before: readonly PlayPeriod[]) => readonly PlayPeriod[]) =>
    form.change('periods', ({ availablePeriods }) => ({ availablePeriods: make(availablePeriods) }));
  return (
    <SectionCard
      refusal={form.refusalIn('periods')}
      words={t(periods.length === 0 ? 'pages:admin.periods.always' : 'pages:admin.periods.words')}
    >
      <ul className={styles.days}>
        {weekdays.map((day) => {
          const name = dayName(day, localeOf(language));
          const own = periodsOn(periods, day);
          return (
            <li className={styles.day} key={day}>
              <h2 className={mergeClasses(type.strong, styles.name)}>{name}</h2>
              <div className={styles.periods}>
                {own.length === 0 && periods.length > 0 && (
                  <span className={mergeClasses(type.body, type.quiet, styles.closed)}>
                    {t('pages:admin.periods.none')}
                  </span>
                )}
                {own.map((period, at) => (
                  <PeriodRow
                    day={name}
                    key={`${day} ${at}`}
                    onRemove={() => void change((before) => withoutPeriod(before, period))}
                    onTime={(times) => change((before) => withTime(before, period, times))}
                    period={period}
                  />
                ))}
              </div>
              <div className={styles.acts}>
                <Button
                  appearance="subtle"
                  aria-label={t('pages:admin.periods.add', { day: name })}
                  className={styles.act}
                  icon={<Add20Regular />}
                  onClick={() => void change((before) => withPeriod(before, day))}
                  title={t('pages:admin.periods.add', { day: name })}
                />
                <Button
                  appearance="subtle"
                  aria-label={t('pages:admin.periods.copy', { day: name })}
                  className={styles.act}
                  disabled={own.length === 0}
                  icon={<Copy20Regular />}
                  onClick={() => void change((before) => copiedToAll(before, day))}
                  title={t('pages:admin.periods.copy', { day: name })}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
