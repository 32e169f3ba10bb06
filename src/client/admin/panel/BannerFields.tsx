// Admin panel of a special team: the text banner above its pages, and its appreciation week.
import { Field, Input, makeStyles, Switch } from '@fluentui/react-components';
import { bannerLength } from '../../../contract/admin/admin.ts';
import type { CustomTheme } from '../../../contract/people/people.ts';
import { useTexts } from '../../../ui/texts.tsx';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px' },
  day: { width: '180px' },
});

interface BannerFieldsProps {
  readonly theme: CustomTheme;
  readonly onChange: (theme: CustomTheme) => void;
}

const languages = ['en', 'tr'] as const;

export function BannerFields({ theme, onChange }: BannerFieldsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const text = theme.bannerText ?? { en: '', tr: '' };
  const write = (language: 'en' | 'tr', words: string) => {
    const next = { ...text, [language]: words };
    onChange({ ...theme, bannerText: next.en === '' && next.tr === '' ? undefined : next });
  };
  return (
    <div className={styles.fields}>
      {languages.map((language) => (
        <Field
          hint={t('pages:admin.banner.left', { count: bannerLength - text[language].length })}
          key={language}
          label={t(`pages:admin.banner.text.${language}`)}
        >
          <Input
            maxLength={bannerLength}
            onChange={(_, { value }) => write(language, value)}
            value={text[language]}
          />
        </Field>
      ))}
      <Switch
        checked={theme.bannerSpeed !== 'still'}
        label={t('pages:admin.banner.runs')}
        onChange={(_, { checked }) => onChange({ ...theme, bannerSpeed: checked ? 'slow' : 'still' })}
      />
      <Field hint={t('pages:admin.banner.weekWords')} label={t('pages:admin.banner.week')}>
        <Input
          className={styles.day}
          onChange={(_, { value }) =>
            onChange({ ...theme, appreciationFrom: value === '' ? undefined : value })
          }
          type="date"
          value={theme.appreciationFrom ?? ''}
        />
      </Field>
    </div>
  );
}
