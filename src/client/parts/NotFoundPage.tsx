// The page for addresses that do not exist.
import { makeStyles } from '@fluentui/react-components';
import { StateTop } from '../../ui/StateTop.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { useType } from '../../ui/type.ts';
import { useUser } from '../base/session/useSession.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { PageHeading } from './PageHeading.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '20px',
    minHeight: 'min(80dvh, 640px)',
    padding: '16px',
    textAlign: 'center',
  },
});

/** Inside the layout, for a page whose address names something unknown. */
export function NotFound() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const user = useUser();
  return (
    <div className={styles.page}>
      <StateTop size={96} state="lying" />
      <PageHeading>{t('state.notFound.title')}</PageHeading>
      <p className={type.large}>{t('state.notFound.words')}</p>
      <ButtonLink appearance="primary" to={user ? '/' : '/login'}>
        {t(user ? 'state.notFound.home' : 'door.login.act')}
      </ButtonLink>
    </div>
  );
}

export function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  );
}
