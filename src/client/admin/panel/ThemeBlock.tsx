// Admin panel: the team's own colours, with a preview and how well words on them can be read.
import {
  Button,
  Field,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  Switch,
} from '@fluentui/react-components';
import { useState } from 'react';
import type { CustomTheme } from '../../../contract/people/people.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { contrast } from '../../base/theme/contrast.ts';
import { rampFrom, topla } from '../../base/theme/ramp.ts';
import { ThemePicture } from '../../base/theme/ThemePicture.tsx';
import { localeOf } from '../../base/words/language.ts';
import { SavedText } from '../../parts/saving/SavedText.tsx';
import { BannerFields } from './BannerFields.tsx';
import { ColourWell } from './ColourWell.tsx';
import { SectionCard } from './SectionCard.tsx';
import { settingId } from './sections.ts';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  colour: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '12px' },
  code: { width: '140px' },
  preview: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
  schemes: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  words: { flex: '1 1 200px' },
});

const schemes = ['light', 'dark'] as const;
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
const checkColour = (text: string): string | null => (isColour(text) ? null : 'pages:admin.theme.code');
/** What small text needs at least. */
const readable = 4.5;
const suggestions = ['#7a2e8f', '#b3261e', '#1f5fbf', '#2e7d32', '#8a5a00'] as const;

export function ThemeBlock({ form }: { readonly form: AdminForm }) {
  const { t } = useTexts();
  const { customTheme } = form.draft;
  const isSpecial = useSignedIn().team?.isSpecial ?? false;
  const wear = (theme: CustomTheme | null) => form.change('theme', () => ({ customTheme: theme }));
  return (
    <SectionCard
      refusal={form.refusalIn('theme')}
      words={t(isSpecial ? 'pages:admin.theme.reachAll' : 'pages:admin.theme.reach')}
    >
      <div id={settingId('own')}>
        <Switch
          checked={customTheme !== null}
          label={t('pages:admin.theme.own')}
          onChange={(_, { checked }) => void wear(checked ? { key: suggestions[0], scheme: 'light' } : null)}
        />
      </div>
      {customTheme && <Colours theme={customTheme} wear={wear} />}
      {customTheme && isSpecial && <BannerFields onChange={wear} theme={customTheme} />}
    </SectionCard>
  );
}

interface ColoursProps {
  readonly theme: CustomTheme;
  wear(theme: CustomTheme): Promise<boolean>;
}

function Colours({ theme, wear }: ColoursProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  /** While a colour is being picked, before it is saved. */
  const [picked, pick] = useState<string | null>(null);
  const { scheme } = theme;
  const key = picked !== null && isColour(picked) ? picked : isColour(theme.key) ? theme.key : topla[80];
  const ratio = contrast('#ffffff', rampFrom(key)[scheme === 'dark' ? 70 : 80]);
  const shown = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(ratio);
  const take = async (colour: string) => {
    const isKept = await wear({ ...theme, key: colour });
    pick(null);
    return isKept;
  };
  return (
    <>
      <Field label={t('pages:admin.theme.colour')}>
        <div className={styles.colour}>
          <ColourWell label={t('pages:admin.theme.pick')} onPick={pick} onTake={take} value={key} />
          <SavedText
            check={checkColour}
            className={styles.code}
            isBare
            label={t('pages:admin.theme.colour')}
            name="themeKey"
            onSave={take}
            onType={pick}
            value={theme.key}
          />
          {suggestions.map((each) => (
            <Button
              aria-label={t('pages:admin.theme.take', { colour: each })}
              appearance="subtle"
              icon={<span style={{ width: 20, height: 20, borderRadius: 10, background: each }} />}
              key={each}
              onClick={() => void take(each)}
            />
          ))}
        </div>
      </Field>
      <Field label={t('pages:admin.theme.scheme')}>
        <RadioGroup
          className={styles.schemes}
          layout="horizontal"
          onChange={(_, { value }) => void wear({ ...theme, scheme: value === 'dark' ? 'dark' : 'light' })}
          value={scheme}
        >
          {schemes.map((each) => (
            <Radio key={each} label={t(`drawer.themes.${each}`)} value={each} />
          ))}
        </RadioGroup>
      </Field>
      <div className={styles.preview}>
        <ThemePicture custom={{ key, scheme }} theme="custom" />
        <p className={mergeClasses(type.body, type.quiet, styles.words)} role="status">
          {t(ratio >= readable ? 'pages:admin.theme.good' : 'pages:admin.theme.poor', { ratio: shown })}
        </p>
      </div>
    </>
  );
}
