// Language and theme; applied and saved at once, without the save button.
import { MessageBar, MessageBarBody, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { useHost } from '../../base/hosts/host.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { hasTeamTheme, type Theme, themeNow } from '../../base/theme/applyTheme.ts';
import { ThemePicture } from '../../base/theme/ThemePicture.tsx';
import { languages } from '../../base/words/language.ts';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { profileStore } from '../../parts/profile/profileStore.ts';
import { useOwnProfile } from '../../parts/profile/useOwnProfile.ts';

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  tile: { display: 'grid', justifyItems: 'start', gap: '6px' },
  picture: { display: 'block' },
});

export function LanguageBlock() {
  const styles = useStyles();
  const { t } = useTexts();
  const { language } = useSignedIn();
  return (
    <SettingsBlock id="language-settings" title={t('door.language')} words={t('settings.languageWords')}>
      <RadioGroup
        aria-labelledby="language-settings"
        className={styles.choices}
        layout="horizontal"
        onChange={(_, { value }) => profileStore.wear({ language: value === 'tr' ? 'tr' : 'en' })}
        value={language}
      >
        {languages.map(([key, name]) => (
          <Radio key={key} label={<span lang={key}>{name}</span>} value={key} />
        ))}
      </RadioGroup>
      <LookProblem />
    </SettingsBlock>
  );
}

/** Absent inside a host with a theme of its own. */
export function ThemeBlock() {
  const styles = useStyles();
  const { t } = useTexts();
  const { team } = useSignedIn();
  const host = useHost();
  const custom = team?.customTheme ?? null;
  const themes: readonly Theme[] = custom ? ['light', 'dark', 'custom'] : ['light', 'dark'];
  if (host.theme || hasTeamTheme()) return null;
  return (
    <SettingsBlock id="theme-settings" title={t('drawer.theme')}>
      <RadioGroup
        aria-labelledby="theme-settings"
        className={styles.choices}
        layout="horizontal"
        onChange={(_, { value }) => {
          const theme = themes.find((known) => known === value);
          if (theme) profileStore.wear({ theme });
        }}
        value={themeNow()}
      >
        {themes.map((theme) => (
          <Radio
            key={theme}
            label={
              <span className={styles.tile}>
                {t(`drawer.themes.${theme}`)}
                <ThemePicture className={styles.picture} custom={custom} theme={theme} />
              </span>
            }
            value={theme}
          />
        ))}
      </RadioGroup>
      <LookProblem />
    </SettingsBlock>
  );
}

function LookProblem() {
  const { t } = useTexts();
  const { appearanceRefused } = useOwnProfile();
  if (!appearanceRefused) return null;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{t('settings.lookNotKept')}</MessageBarBody>
    </MessageBar>
  );
}
