// The settings page: what is changed is saved at once.
import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import type { OwnProfile } from '../../../contract/progress/profile.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { hasTeamTheme } from '../../base/theme/applyTheme.ts';
import { SectionList } from '../../parts/forms/SectionList.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { profileStore } from '../../parts/profile/profileStore.ts';
import { useOwnProfile } from '../../parts/profile/useOwnProfile.ts';
import { SavedLine } from '../../parts/saving/SavedLine.tsx';
import { useWidth } from '../../parts/useWidth.ts';
import { LanguageBlock, ThemeBlock } from './AppearanceBlocks.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ConnectedAccounts } from './ConnectedAccounts.tsx';
import { DeviceBlock } from './DeviceBlock.tsx';
import {
  InvisibleBlock,
  MailBlock,
  PlayBlock,
  ShortcutsBlock,
  SoundAndMotionBlock,
} from './PreferenceBlocks.tsx';
import { ProfileBlock } from './ProfileBlock.tsx';
import { usePushState } from './usePushState.ts';
import { useSettings } from './useSettings.ts';
import { YourData } from './YourData.tsx';

/** With texts of their own. */
const DailyBlock = lazy(async () => ({ default: (await import('./DailyBlock.tsx')).DailyBlock }));
const SessionsBlock = lazy(async () => ({ default: (await import('./SessionsBlock.tsx')).SessionsBlock }));
const PasskeysBlock = lazy(async () => ({
  default: (await import('./secondFactor/PasskeysBlock.tsx')).PasskeysBlock,
}));
const SecondFactorBlock = lazy(async () => ({
  default: (await import('./secondFactor/SecondFactorBlock.tsx')).SecondFactorBlock,
}));

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 720px)', gap: '28px', minWidth: 0 },
  columns: {
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 720px)',
    alignItems: 'start',
    gap: '32px',
  },
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px', minWidth: 0 },
  bones: { display: 'grid', gap: '16px' },
});

/** Where the list beside the form leads, in the order of the page. */
const blocks = [
  ['profile-settings', 'settings.profile'],
  ['language-settings', 'door.language'],
  ['theme-settings', 'drawer.theme'],
  ['play-settings', 'settings.play'],
  ['daily-settings', 'settings.dailyTitle'],
  ['motion-settings', 'settings.motion'],
  ['mail-settings', 'settings.mails'],
  ['device-settings', 'settings.device'],
  ['isInvisible-settings', 'settings.invisible'],
  ['shortcuts-settings', 'shortcuts.title'],
  ['change-password', 'account.password.title'],
  ['second-factor', 'settings.secondFactor'],
  ['passkeys', 'settings.passkeys'],
  ['sessions', 'settings.sessions'],
] as const;

function Blocks({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useTexts();
  const hasPush = usePushState() !== null;
  const absent = [
    !hasPassword && 'change-password',
    !hasPassword && 'second-factor',
    !hasPassword && 'passkeys',
    hasTeamTheme() && 'theme-settings',
    !hasPush && 'device-settings',
  ];
  const shown = blocks.filter(([id]) => !absent.includes(id));
  return <SectionList label={t('settings.title')} sections={shown.map(([id, key]) => [id, t(key)])} />;
}

function OwnSettings({ profile }: { readonly profile: OwnProfile }) {
  const styles = useStyles();
  const settings = useSettings(profile);
  return (
    <div className={styles.parts}>
      <ProfileBlock settings={settings} />
      <LanguageBlock />
      <ThemeBlock />
      <PlayBlock settings={settings} />
      <Suspense fallback={<Skeleton height={240} width="100%" />}>
        <DailyBlock settings={settings} />
      </Suspense>
      <SoundAndMotionBlock settings={settings} />
      <MailBlock settings={settings} />
      <DeviceBlock settings={settings} />
      <InvisibleBlock settings={settings} />
      <ShortcutsBlock settings={settings} />
      {profile.hasPassword && <ChangePassword />}
      {profile.hasPassword && (
        <Suspense fallback={<Skeleton height={180} width="100%" />}>
          <SecondFactorBlock />
          <PasskeysBlock />
        </Suspense>
      )}
      <ConnectedAccounts />
      <Suspense fallback={<Skeleton height={180} width="100%" />}>
        <SessionsBlock />
      </Suspense>
      <YourData />
      <SavedLine saving={settings.saving} />
    </div>
  );
}

function SettingsSkeleton() {
  const styles = useStyles();
  return (
    <div aria-busy="true" className={styles.parts}>
      {[220, 88, 140, 240].map((height) => (
        <Surface className={styles.bones} key={height}>
          <Skeleton height={20} width="30%" />
          <Skeleton height={height} width="100%" />
        </Surface>
      ))}
    </div>
  );
}

function Parts() {
  const styles = useStyles();
  const { t } = useTexts();
  const { profile, isSettled } = useOwnProfile();
  const isWide = useWidth() === 'wide';
  if (!isSettled) return <SettingsSkeleton />;
  if (!profile) {
    const again = <Button onClick={() => void profileStore.lookAgain()}>{t('state.again')}</Button>;
    const words = t('state.notLoaded', { what: t('settings.title') });
    return <BlockState action={again} top="lying" words={words} />;
  }
  const parts = <OwnSettings profile={profile} />;
  if (!isWide) return parts;
  return (
    <div className={styles.columns}>
      <Blocks hasPassword={profile.hasPassword} />
      {parts}
    </div>
  );
}

export function SettingsPage() {
  const styles = useStyles();
  const { t } = useTexts();
  const isWide = useWidth() === 'wide';
  return (
    <div className={isWide ? styles.parts : styles.page}>
      <PageHeading>{t('settings.title')}</PageHeading>
      <Parts />
    </div>
  );
}
