// Admin panel of a special team: the text banner above its pages, and its appreciation week.
import { makeStyles, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { bannerLength } from '../../../contract/admin/admin.ts';
import type { CustomTheme } from '../../../contract/people/people.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { SavedText } from '../../parts/saving/SavedText.tsx';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px' },
  day: { width: '180px' },
});

interface BannerFieldsProps {
  readonly theme: CustomTheme;
  onChange(theme: CustomTheme): Promise<boolean>;
}

const languages = ['en', 'tr'] as const;

export function BannerFields({ theme, onChange }: BannerFieldsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const text = theme.bannerText ?? { en: '', tr: '' };
  const write = (language: 'en' | 'tr', words: string) => {
    const next = { ...text, [language]: words };
    return onChange({ ...theme, bannerText: next.en === '' && next.tr === '' ? undefined : next });
  };
  return (
    <div className={styles.fields}>
      {languages.map((language) => (
        <BannerText key={language} language={language} text={text[language]} write={write} />
      ))}
      <Switch
        checked={theme.bannerSpeed !== 'still'}
        label={t('pages:admin.banner.runs')}
        onChange={(_, { checked }) => void onChange({ ...theme, bannerSpeed: checked ? 'slow' : 'still' })}
      />
      <SavedText
        className={styles.day}
        hint={t('pages:admin.banner.weekWords')}
        kind="date"
        label={t('pages:admin.banner.week')}
        name="appreciationFrom"
        onSave={(day) => onChange({ ...theme, appreciationFrom: day === '' ? undefined : day })}
        value={theme.appreciationFrom ?? ''}
      />
    </div>
  );
}

interface BannerTextProps {
  readonly language: 'en' | 'tr';
  readonly text: string;
  write(language: 'en' | 'tr', words: string): Promise<boolean>;
}

function BannerText({ language, text, write }: BannerTextProps) {
  const { t } = useTexts();
  const [length, setLength] = useState(text.length);
  return (
    <SavedText
      hint={t('pages:admin.banner.left', { count: bannerLength - length })}
      label={t(`pages:admin.banner.text.${language}`)}
      maxLength={bannerLength}
      name={`banner ${language}`}
      onSave={(words) => write(language, words)}
      onType={(words) => setLength(words.length)}
      value={text}
    />
  );
}
