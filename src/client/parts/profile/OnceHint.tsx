// A hint that a person sees until they close it, on whichever device.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { OnboardingKey } from '../../../contract/people/preferences.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { profileStore } from './profileStore.ts';
import { useOwnProfile } from './useOwnProfile.ts';

const useStyles = makeStyles({
  hint: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '8px 8px 8px 14px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
  words: { flex: '1 1 240px', minWidth: 0 },
  // Its words begin where those above begin.
  button: { minWidth: 0, minHeight: '44px', marginInlineStart: '-12px' },
});

/** Those that have words here. */
type Hint = Extract<OnboardingKey, 'firstPuzzle' | 'firstTable' | 'keyboard'>;

export function OnceHint({ hint }: { readonly hint: Hint }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { profile } = useOwnProfile();
  if (!profile || profile.onboarding.includes(hint)) return null;
  return (
    <div className={styles.hint} role="note">
      <p className={mergeClasses(type.body, styles.words)}>{t(`settings.once.${hint}`)}</p>
      <Button appearance="subtle" className={styles.button} onClick={() => void profileStore.haveSeen(hint)}>
        {t('settings.once.close')}
      </Button>
    </div>
  );
}
