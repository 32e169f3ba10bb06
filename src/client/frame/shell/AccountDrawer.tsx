// The account drawer: notifications, first where the bell opened it, theme, language, sign out.
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  Field,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { useEffect } from 'react';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { signOut } from '../../base/api/signOut.ts';
import { useHost } from '../../base/hosts/host.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { hasTeamTheme, type Theme, themeNow } from '../../base/theme/applyTheme.ts';
import { languages } from '../../base/words/language.ts';
import { profileStore } from '../../parts/profile/profileStore.ts';
import { NotificationList } from '../notifications/NotificationList.tsx';
import { DrawerLink } from './DrawerLink.tsx';

const useStyles = makeStyles({
  drawer: { width: '380px', maxWidth: '100%', '@media (max-width: 639.98px)': { width: '100%' } },
  heading: { minWidth: 0 },
  person: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  name: { outlineStyle: 'none' },
  body: { display: 'grid', alignContent: 'start', gap: '20px', paddingTop: '12px', paddingBottom: '24px' },
  own: { display: 'grid', gap: '20px' },
  line: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, paddingTop: '16px' },
});

function ThemeChoice() {
  const { t } = useTexts();
  const { team } = useSignedIn();
  const themes: readonly Theme[] = team?.customTheme ? ['light', 'dark', 'custom'] : ['light', 'dark'];
  return (
    <Field label={t('drawer.theme')}>
      <RadioGroup
        layout="horizontal"
        onChange={(_, { value }) => {
          const theme = themes.find((known) => known === value);
          if (theme) profileStore.wear({ theme });
        }}
        value={themeNow()}
      >
        {themes.map((theme) => (
          <Radio key={theme} label={t(`drawer.themes.${theme}`)} value={theme} />
        ))}
      </RadioGroup>
    </Field>
  );
}

function LanguageChoice() {
  const { t, language } = useTexts();
  return (
    <Field label={t('door.language')}>
      <RadioGroup
        layout="horizontal"
        onChange={(_, { value }) => profileStore.wear({ language: value === 'tr' ? 'tr' : 'en' })}
        value={language}
      >
        {languages.map(([key, name]) => (
          <Radio key={key} label={<span lang={key}>{name}</span>} value={key} />
        ))}
      </RadioGroup>
    </Field>
  );
}

/** Which button opened the drawer. */
export type DrawerEntry = 'bell' | 'person';

const places: Readonly<Record<DrawerEntry, string>> = {
  bell: 'drawer-notifications',
  person: 'drawer-person',
};

/** Moves the focus to what was asked for, after the drawer has focused its first button. */
function Arrival({ entry }: { readonly entry: DrawerEntry }) {
  useEffect(() => {
    const soon = setTimeout(() => document.getElementById(places[entry])?.focus());
    return () => clearTimeout(soon);
  }, [entry]);
  return null;
}

interface AccountDrawerProps {
  readonly isOpen: boolean;
  readonly entry: DrawerEntry;
  /** `isGoing`: another page follows, which takes the focus. */
  onClose(isGoing?: boolean): void;
}

export function AccountDrawer({ isOpen, entry, onClose }: AccountDrawerProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const me = useSignedIn();
  const host = useHost();
  const close = (
    <Button
      appearance="subtle"
      aria-label={t('drawer.close')}
      icon={<Dismiss20Regular />}
      onClick={() => onClose()}
      title={t('drawer.close')}
    />
  );
  const news = <NotificationList headingId={places.bell} onDone={onClose} />;
  return (
    <OverlayDrawer
      className={styles.drawer}
      onOpenChange={(_, { open }) => !open && onClose()}
      open={isOpen}
      position="end"
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={close}
          heading={{ className: mergeClasses(type.cardTitle, styles.heading) }}
        >
          <span className={styles.person}>
            <PersonAvatar name={me.name} picture={pictureAt(me.avatar)} size={48} />
            <span className={mergeClasses(type.oneLine, styles.name)} id={places.person} tabIndex={-1}>
              {me.name}
            </span>
          </span>
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {entry === 'bell' && news}
        <div className={mergeClasses(styles.own, entry === 'bell' && styles.line)}>
          <DrawerLink icon={<Person20Regular />} onGo={() => onClose(true)} to="/user-profile">
            {t('drawer.profile')}
          </DrawerLink>
          <DrawerLink icon={<Settings20Regular />} onGo={() => onClose(true)} to="/user-settings">
            {t('drawer.settings')}
          </DrawerLink>
          {!host.theme && !hasTeamTheme() && <ThemeChoice />}
          <LanguageChoice />
        </div>
        <div className={styles.line}>
          <Button icon={<SignOut20Regular />} onClick={signOut}>
            {t('drawer.signOut')}
          </Button>
        </div>
        {entry === 'person' && <div className={styles.line}>{news}</div>}
        <Arrival entry={entry} />
      </DrawerBody>
    </OverlayDrawer>
  );
}
