// The sign-in card inside a host's frame, with a way to open the product in a tab.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { isRefusal } from '../../../../contract/errors.ts';
import { LoadingTop } from '../../../../ui/LoadingTop.tsx';
import { Press, PressLink } from '../../../../ui/Press.tsx';
import { Top } from '../../../../ui/Top.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useHost } from '../../../base/hosts/host.ts';
import { browserStorage } from '../../../base/session/browserStorage.ts';
import { signInAddress } from '../../../base/session/returnUrl.ts';
import { session } from '../../../base/session/session.ts';
import { ReportReady } from '../../../parts/ReportReady.tsx';
import { type FrameSignIn, useFrameSignIn } from './useFrameSignIn.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 360px)',
    justifyContent: 'center',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '16px',
    minHeight: '100dvh',
    padding: '16px',
    textAlign: 'center',
  },
  words: { textWrap: 'balance' },
  acts: { display: 'grid', gap: '8px', width: '100%' },
  said: {
    width: '100%',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'var(--tp-tint)',
    textAlign: 'start',
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
  wrong: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
});

interface FrameSignInCardProps {
  /** Replaces the logo by the picture of the linked game. */
  readonly art?: ReactNode;
  readonly title: string;
}

export function FrameSignInCard({ art = <Top size={40} />, title }: FrameSignInCardProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const entrance = useFrameSignIn();
  if (entrance.isBusy && entrance.outcome === 'asks') return <LoadingTop words={t('hosts.door.busy')} />;
  return (
    <main className={styles.page}>
      {art}
      <h1 className={type.section}>{title}</h1>
      {!entrance.enterWithCompany && <Words />}
      <Trouble {...entrance} />
      <Acts {...entrance} />
      {browserStorage.isForgetful() && (
        <p className={mergeClasses(type.caption, type.quiet)}>{t('door.login.forgetful')}</p>
      )}
      <ReportReady />
    </main>
  );
}

/** What the button will do. */
function Words() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { place, signIn, isGuest } = useHost();
  const abroad = place === 'meet' ? 'hosts.door.google' : 'hosts.door.teams';
  const here = isGuest ? 'door.framed' : 'door.login.words';
  return <p className={mergeClasses(type.body, type.quiet, styles.words)}>{t(signIn ? abroad : here)}</p>;
}

function Trouble({ outcome }: Pick<FrameSignIn, 'outcome'>) {
  const { t } = useTexts();
  const farewell = session.farewell();
  if (isRefusal(outcome))
    return <Said isError={outcome.error !== 'SsoNeeded'} words={t(`errors.${outcome.error}`)} />;
  if (outcome === 'closed' || outcome === 'blocked')
    return <Said isError={false} words={t(`hosts.door.${outcome}`)} />;
  return farewell && <Said isError={false} words={t(`door.farewell.${farewell}`)} />;
}

function Said({ isError, words }: { readonly isError: boolean; readonly words: string }) {
  const styles = useStyles();
  const type = useType();
  return (
    <p
      className={mergeClasses(type.body, styles.said, isError && styles.wrong)}
      role={isError ? 'alert' : 'status'}
    >
      {words}
    </p>
  );
}

function Acts({ isBusy, outcome, enter, enterWithCompany }: FrameSignIn) {
  const styles = useStyles();
  const { t } = useTexts();
  const { place, signIn, isGuest, openLink } = useHost();
  const { origin, pathname } = window.location;
  if (!signIn && !isGuest)
    return (
      <PressLink look="primary" href={signInAddress(pathname, null)}>
        {t('door.login.act')}
      </PressLink>
    );
  const byHost = place === 'meet' ? 'hosts.door.withGoogle' : 'door.login.act';
  const act = outcome === 'popUp' ? 'hosts.door.popUp' : byHost;
  return (
    <div className={styles.acts}>
      {signIn && (
        <Press isOff={isBusy} look="primary" onClick={enterWithCompany ?? enter}>
          {t(enterWithCompany ? 'door.login.sso' : act)}
        </Press>
      )}
      <Press look={signIn ? 'subtle' : 'primary'} onClick={() => openLink(origin + pathname)}>
        {t('door.openTab')}
      </Press>
    </div>
  );
}
