// Settings of games with a move a day: how one is told of one's turn, and until when one is away.
import {
  Button,
  Field,
  Input,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { type AwayDays, awayDays, mostAwayDays, setAway } from '../../../contract/play/daily.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { dayInWords } from '../../base/words/dayInWords.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { PutBack } from '../../parts/saving/PutBack.tsx';
import { useToast } from '../../parts/toasts/Toasts.tsx';
import type { SettingsForm } from './useSettings.ts';

const useStyles = makeStyles({
  away: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
});

const notices = ['each', 'together', 'never'] as const;

function Away({ away, left }: AwayDays) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const toast = useToast();
  const [until, setUntil] = useState('');
  const send = async (day: string | null) => {
    const answer = await call(setAway, { body: { until: day } });
    if (isRefusal(answer)) toast(t('pages:turns.settings.awayRefused', mostAwayDays), false);
    else setUntil('');
  };
  return (
    <div>
      <form
        className={styles.away}
        onSubmit={(event) => {
          event.preventDefault();
          if (until !== '') void send(until);
        }}
      >
        <Field label={t('pages:turns.settings.awayUntil')}>
          <Input onChange={(_, { value }) => setUntil(value)} type="date" value={until} />
        </Field>
        <Button disabled={until === ''} type="submit">
          {t('pages:turns.settings.setAway')}
        </Button>
        {away && <Button onClick={() => void send(null)}>{t('pages:turns.settings.back')}</Button>}
      </form>
      <p className={mergeClasses(type.caption, type.quiet)} role="status">
        {away &&
          `${t('pages:turns.settings.isAway', { day: dayInWords(new Date(`${away.until}T12:00`), language) })} `}
        {t('pages:turns.settings.left', { count: left, most: mostAwayDays.inARow })}
      </p>
    </div>
  );
}

function Daily({ settings }: { readonly settings: SettingsForm }) {
  const { t } = useTexts();
  const { data } = useAnswer(awayDays, {});
  const { dailyTurns } = settings.preferences;
  return (
    <SettingsBlock
      id="daily-settings"
      title={t('settings.dailyTitle')}
      words={t('pages:turns.settings.words')}
    >
      <Field label={t('pages:turns.settings.noticesLabel')}>
        <RadioGroup
          onChange={(_, { value }) => {
            const chosen = notices.find((each) => each === value);
            if (chosen) void settings.prefer('play', { dailyTurns: chosen });
          }}
          value={dailyTurns}
        >
          {notices.map((each) => (
            <Radio key={each} label={t(`pages:turns.settings.notices.${each}`)} value={each} />
          ))}
        </RadioGroup>
      </Field>
      {data && <Away {...data} />}
      <PutBack refusal={settings.refusalIn('play')} />
    </SettingsBlock>
  );
}

export const DailyBlock = ({ settings }: { readonly settings: SettingsForm }) => (
  <PageTexts>
    <Daily settings={settings} />
  </PageTexts>
);
