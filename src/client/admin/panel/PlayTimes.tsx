// Admin panel: when the team plays: the hours of each weekday, and the days on which games with a move a day rest.
import { Button, Checkbox, Field, Input, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useId, useState } from 'react';
import { mostDaysOff } from '../../../contract/admin/admin.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { localeOf } from '../../base/words/language.ts';
import { dayName, PeriodsBlock } from './PeriodsBlock.tsx';
import { weekdays } from './periods.ts';
import { SectionCard } from './SectionCard.tsx';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  weekend: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', border: 'none', padding: 0, margin: 0 },
  add: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
  days: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  day: { display: 'flex', alignItems: 'center', gap: '4px' },
  act: { minWidth: '44px', minHeight: '44px' },
});

const inWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00Z`));

function DaysOffCard({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const id = useId();
  const [day, setDay] = useState('');
  const locale = localeOf(language);
  const { weekend, daysOff } = form.draft;
  const turn = (weekday: number, isOff: boolean) =>
    void form.change('periods', (before) => ({
      weekend: isOff ? [...before.weekend, weekday] : before.weekend.filter((each) => each !== weekday),
    }));
  const add = () => {
    if (day === '') return;
    setDay('');
    void form.change('periods', (before) => ({
      daysOff: [...new Set([...before.daysOff, day])].toSorted(),
    }));
  };
  return (
    <SectionCard title={t('pages:admin.daysOff.title')} words={t('pages:admin.daysOff.words')}>
      <fieldset aria-labelledby={id} className={styles.weekend}>
        <span className={mergeClasses(type.strong)} id={id} style={{ flexBasis: '100%' }}>
          {t('pages:admin.daysOff.weekend')}
        </span>
        {weekdays.map((weekday) => (
          <Checkbox
            checked={weekend.includes(weekday)}
            key={weekday}
            label={dayName(weekday, locale)}
            onChange={(_, { checked }) => turn(weekday, checked === true)}
          />
        ))}
      </fieldset>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={t('pages:admin.daysOff.day')}>
          <Input onChange={(_, { value }) => setDay(value)} type="date" value={day} />
        </Field>
        <Button disabled={day === '' || daysOff.length >= mostDaysOff} type="submit">
          {t('pages:admin.daysOff.add')}
        </Button>
      </form>
      {daysOff.length > 0 && (
        <ul className={styles.days}>
          {daysOff.map((each) => (
            <li className={styles.day} key={each}>
              <span className={type.body}>{inWords(each, locale)}</span>
              <Button
                appearance="subtle"
                aria-label={t('pages:admin.daysOff.remove', { day: inWords(each, locale) })}
                className={styles.act}
                icon={<Dismiss20Regular />}
                onClick={() =>
                  void form.change('periods', (before) => ({
                    daysOff: before.daysOff.filter((other) => other !== each),
                  }))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

export const PlayTimes = ({ form }: { readonly form: AdminForm }) => (
  <>
    <PeriodsBlock form={form} />
    <DaysOffCard form={form} />
  </>
);
