// Shown inside a frame instead of pages that must not be framed: passwords and billing.
import { Button, makeStyles } from '@fluentui/react-components';
import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { useLocation } from 'react-router-dom';
import { isAboutBilling } from '../../../../contract/pages.ts';
import { StateTop } from '../../../../ui/StateTop.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { signOut } from '../../../base/api/signOut.ts';
import { useHost } from '../../../base/hosts/host.ts';
import { useUser } from '../../../base/session/useSession.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '16px',
    minHeight: 'min(80dvh, 560px)',
    padding: '16px',
    textAlign: 'center',
  },
  acts: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
  act: { minHeight: '44px' },
});

export function NotInFramePage() {
  const styles = useStyles();
  const { t } = useTexts();
  const user = useUser();
  const { billing } = useHost();
  const { pathname } = useLocation();
  const isMoney = isAboutBilling(pathname);
  const isHidden = isMoney && billing === 'unmentioned';
  const { host } = window.location;
  const title = isHidden
    ? t('hosts.refused.here')
    : t(isMoney ? 'hosts.refused.plan' : 'door.framed', { host });
  return (
    <div className={styles.page}>
      <StateTop state="leaning" />
      <PageHeading>{title}</PageHeading>
      <div className={styles.acts}>
        {!isHidden && <OpenOwn path={user && !user.team ? '/login' : pathname} />}
        {user?.team ? (
          <ButtonLink className={styles.act} to="/">
            {t('state.notFound.home')}
          </ButtonLink>
        ) : (
          user && (
            <Button className={styles.act} onClick={signOut}>
              {t('drawer.signOut')}
            </Button>
          )
        )}
      </div>
    </div>
  );
}

function OpenOwn({ path }: { readonly path: string }) {
  const styles = useStyles();
  const { t } = useTexts();
  const { openLink } = useHost();
  return (
    <Button
      appearance="primary"
      className={styles.act}
      icon={<Open20Regular />}
      iconPosition="after"
      onClick={() => openLink(window.location.origin + path)}
    >
      {t('door.openTab')}
    </Button>
  );
}
