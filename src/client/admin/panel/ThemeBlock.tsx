// Admin panel: the team's own colours, with a preview and how well words on them can be read.
import {
  Button,
  Field,
  Input,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  Switch,
  tokens,
} from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { contrast } from '../../base/theme/contrast.ts';
import { rampFrom, topla } from '../../base/theme/ramp.ts';
import { ThemePicture } from '../../base/theme/ThemePicture.tsx';
import { localeOf } from '../../base/words/language.ts';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { BannerFields } from './BannerFields.tsx';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  colour: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  well: {
    width: '56px',
    height: '44px',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  code: { width: '140px' },
  preview: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
  schemes: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
});

const schemes = ['light', 'dark'] as const;
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
/** What small text needs at least. */
const readable = 4.5;
const suggestions = ['#7a2e8f', '#b3261e', '#1f5fbf', '#2e7d32', '#8a5a00'] as const;

export function ThemeBlock({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { customTheme } = form.draft;
  const isSpecial = useSignedIn().team?.isSpecial ?? false;
  const key = customTheme?.key ?? topla[80];
  const scheme = customTheme?.scheme ?? 'light';
  const wear = (change: { key?: string; scheme?: 'light' | 'dark' }) =>
    form.change({ customTheme: { ...customTheme, key, scheme, ...change } });
  const ramp = rampFrom(isColour(key) ? key : topla[80]);
  const ratio = contrast('#ffffff', ramp[scheme === 'dark' ? 70 : 80]);
  const shown = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(ratio);
  return (
    <SettingsBlock id="admin-theme" title={t('pages:admin.section.theme')}>
      <Switch
        checked={customTheme !== null}
        label={t('pages:admin.theme.own')}
        onChange={(_, { checked }) =>
          form.change({ customTheme: checked ? { key: suggestions[0], scheme: 'light' } : null })
        }
      />
      {customTheme && (
        <>
          <p className={mergeClasses(type.body, type.quiet)}>
            {t(isSpecial ? 'pages:admin.theme.reachAll' : 'pages:admin.theme.reach')}
          </p>
          <Field
            label={t('pages:admin.theme.colour')}
            {...(isColour(key)
              ? {}
              : { validationMessage: t('pages:admin.theme.code'), validationState: 'error' as const })}
          >
            <div className={styles.colour}>
              <input
                aria-label={t('pages:admin.theme.pick')}
                className={styles.well}
                onChange={({ target }) => wear({ key: target.value })}
                type="color"
                value={isColour(key) ? key : topla[80]}
              />
              <Input
                aria-label={t('pages:admin.theme.colour')}
                className={styles.code}
                onChange={(_, { value }) => wear({ key: value.trim() })}
                spellCheck={false}
                value={key}
              />
              {suggestions.map((each) => (
                <Button
                  aria-label={t('pages:admin.theme.take', { colour: each })}
                  appearance="subtle"
                  icon={<span style={{ width: 20, height: 20, borderRadius: 10, background: each }} />}
                  key={each}
                  onClick={() => wear({ key: each })}
                />
              ))}
            </div>
          </Field>
          <Field label={t('pages:admin.theme.scheme')}>
            <RadioGroup
              className={styles.schemes}
              layout="horizontal"
              onChange={(_, { value }) => wear({ scheme: value === 'dark' ? 'dark' : 'light' })}
              value={scheme}
            >
              {schemes.map((each) => (
                <Radio key={each} label={t(`drawer.themes.${each}`)} value={each} />
              ))}
            </RadioGroup>
          </Field>
          <div className={styles.preview}>
            <ThemePicture custom={{ key: isColour(key) ? key : topla[80], scheme }} theme="custom" />
            <p className={mergeClasses(type.body, type.quiet)} role="status">
              {t(ratio >= readable ? 'pages:admin.theme.good' : 'pages:admin.theme.poor', {
                ratio: shown,
              })}
            </p>
          </div>
          {isSpecial && (
            <BannerFields onChange={(theme) => form.change({ customTheme: theme })} theme={customTheme} />
          )}
        </>
      )}
    </SettingsBlock>
  );
}
