// Settings: download one's data, delete the account.
import { Button, MessageBar, MessageBarBody, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { lazy, Suspense, useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { exportData } from '../../../contract/people/leaving.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { saveFile } from '../../parts/saveFile.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '420px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  button: { minHeight: '44px' },
});

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
}));

export function YourData() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setLoading(true);
    setFailed(false);
    const data = await call(exportData, { query: { userId } });
    setLoading(false);
    if (isRefusal(data)) return setFailed(true);
    saveFile(exportData.attachment ?? '', JSON.stringify(data, null, 2), 'application/json');
  };
  return (
    <section aria-labelledby="your-data" className={styles.part}>
      <h2 className={type.section} id="your-data">
        {t('account.data.title')}
      </h2>
      <p className={mergeClasses(type.body, type.quiet)}>{t('account.data.words')}</p>
      {hasFailed && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{t('account.data.notDownloaded')}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.buttons}>
        <Button
          className={styles.button}
          disabledFocusable={isLoading}
          icon={<ArrowDownload20Regular />}
          onClick={download}
        >
          {t('account.data.download')}
        </Button>
        <Button appearance="subtle" className={styles.button} onClick={() => setAsking(true)}>
          {t('account.data.delete')}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
