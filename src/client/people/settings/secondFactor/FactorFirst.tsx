// Shown instead of every page to people whose team wants a second factor that they have not set up yet.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { passkeys } from '../../../../contract/people/passkeys.ts';
import { secondFactor } from '../../../../contract/people/secondFactor.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { signOut } from '../../../base/api/signOut.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { session } from '../../../base/session/session.ts';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PasskeysBlock } from './PasskeysBlock.tsx';
import { SecondFactorBlock } from './SecondFactorBlock.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px)',
    justifyContent: 'center',
    gap: '24px',
    padding: '32px 16px',
  },
  head: { display: 'grid', gap: '8px' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

function Page() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { data: app } = useAnswer(secondFactor, {});
  const { data: keys } = useAnswer(passkeys, {});
  const isReady = (app && app.since !== null) || (keys && keys.passkeys.length > 0);
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <PageHeading>{t('pages:secondFactor.first.title')}</PageHeading>
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:secondFactor.first.words')}</p>
      </div>
      <SecondFactorBlock />
      <PasskeysBlock />
      <div className={styles.acts}>
        {isReady && (
          <Button
            appearance="primary"
            className={styles.act}
            onClick={() => session.amend({ needsFactor: false })}
          >
            {t('pages:secondFactor.first.go')}
          </Button>
        )}
        <Button className={styles.act} onClick={signOut}>
          {t('drawer.signOut')}
        </Button>
      </div>
    </main>
  );
}

export const FactorFirst = () => (
  <PageTexts>
    <Page />
  </PageTexts>
);
