// Admin panel: when the team may play, in hours of each weekday.
import { Button, Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { PlayPeriod } from '../../../contract/admin/admin.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { localeOf } from '../../base/words/language.ts';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
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
  period: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  time: { width: '112px' },
  closed: { paddingTop: '10px' },
  acts: { display: 'flex', gap: '4px' },
  act: { minWidth: '44px', minHeight: '44px' },
});

/** A Sunday. */
const anySunday = Date.UTC(2026, 0, 4);
const dayMs = 24 * 60 * 60_000;

function dayName(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    anySunday + day * dayMs,
  );
}

interface PeriodRowProps {
  readonly period: PlayPeriod;
  readonly day: string;
  onTime(change: Partial<Pick<PlayPeriod, 'from' | 'to'>>): void;
  onRemove(): void;
}

function PeriodRow({ period, day, onTime, onRemove }: PeriodRowProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const problem = problemWith(period);
  const names = { day, from: period.from, to: period.to };
  return (
    <Field {...(problem ? { validationMessage: t(problem), validationState: 'error' as const } : {})}>
      <div className={styles.period}>
        <Input
          aria-label={t('pages:admin.periods.from', names)}
          className={styles.time}
          onChange={(_, { value }) => onTime({ from: value })}
          type="time"
          value={period.from}
        />
        <span aria-hidden="true">–</span>
        <Input
          aria-label={t('pages:admin.periods.to', names)}
          className={styles.time}
          onChange={(_, { value }) => onTime({ to: value })}
          type="time"
          value={period.to}
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
    </Field>
  );
}

export function PeriodsBlock({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { availablePeriods: periods } = form.draft;
  const change = (availablePeriods: readonly PlayPeriod[]) => form.change({ availablePeriods });
  return (
    <SettingsBlock
      id="admin-periods"
      title={t('pages:admin.section.periods')}
      words={t(periods.length === 0 ? 'pages:admin.periods.always' : 'pages:admin.periods.words')}
    >
      <ul className={styles.days}>
        {weekdays.map((day) => {
          const name = dayName(day, localeOf(language));
          const own = periodsOn(periods, day);
          return (
            <li className={styles.day} key={day}>
              <h3 className={mergeClasses(type.strong, styles.name)}>{name}</h3>
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
                    onRemove={() => change(withoutPeriod(periods, period))}
                    onTime={(times) => change(withTime(periods, period, times))}
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
                  onClick={() => change(withPeriod(periods, day))}
                  title={t('pages:admin.periods.add', { day: name })}
                />
                <Button
                  appearance="subtle"
                  aria-label={t('pages:admin.periods.copy', { day: name })}
                  className={styles.act}
                  disabled={own.length === 0}
                  icon={<Copy20Regular />}
                  onClick={() => change(copiedToAll(periods, day))}
                  title={t('pages:admin.periods.copy', { day: name })}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </SettingsBlock>
  );
}
