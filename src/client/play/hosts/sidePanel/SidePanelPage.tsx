// The Meet side panel: choose a game or an open table and show it to everyone.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Press } from '../../../../ui/Press.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { signOut } from '../../../base/api/signOut.ts';
import { useHost } from '../../../base/hosts/host.ts';
import { useUser } from '../../../base/session/useSession.ts';
import { FrameSignInCard } from '../frame/FrameSignInCard.tsx';
import { Offers } from './Offers.tsx';
import { Today } from './Today.tsx';
import { type PanelOffer, usePlayTogether } from './usePlayTogether.ts';
import { WaitingTurns } from './WaitingTurns.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '12px', minHeight: '100dvh', alignContent: 'start', minWidth: 0 },
  head: { display: 'grid', gap: '4px', padding: '12px 12px 0' },
  foot: {
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    gap: '8px',
    padding: '8px 12px 12px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  problem: {
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
});

export function SidePanelPage() {
  const { t } = useTexts();
  const user = useUser();
  if (!user) return <FrameSignInCard title={t('hosts.panel.title')} />;
  return user.team ? <Panel teamId={user.team.teamId} /> : <NoTeam />;
}

function Panel({ teamId }: { readonly teamId: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { sharing } = useHost();
  const [chosen, choose] = useState<PanelOffer | null>(null);
  const { isBusy, problem, play } = usePlayTogether();
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={type.section}>{t('hosts.panel.title')}</h1>
        <p className={mergeClasses(type.body, type.quiet)}>{t('hosts.panel.words')}</p>
      </div>
      <WaitingTurns />
      <Today teamId={teamId} />
      <Offers chosen={chosen} onChoose={choose} teamId={teamId} />
      <div className={styles.foot}>
        {sharing !== 'stage' && (
          <p className={mergeClasses(type.body, type.quiet)}>{t('hosts.panel.outside')}</p>
        )}
        {problem && (
          <p className={mergeClasses(type.body, styles.problem)} role="alert">
            {t(problem)}
          </p>
        )}
        <Press
          look="primary"
          isOff={isBusy || !chosen || sharing !== 'stage'}
          onClick={() => chosen && void play(chosen)}
        >
          {t(isBusy ? 'hosts.panel.opening' : 'hosts.panel.play')}
        </Press>
        <Press look="subtle" onClick={signOut}>
          {t('drawer.signOut')}
        </Press>
      </div>
    </main>
  );
}

function NoTeam() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { openLink } = useHost();
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={type.section}>{t('hosts.panel.title')}</h1>
        <p className={type.body}>{t('hosts.panel.noTeam')}</p>
      </div>
      <div className={styles.foot}>
        <Press look="primary" onClick={() => openLink(`${window.location.origin}/login`)}>
          {t('door.openTab')}
        </Press>
        <Press onClick={signOut}>{t('drawer.signOut')}</Press>
      </div>
    </main>
  );
}
