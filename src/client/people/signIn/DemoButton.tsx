// Lets visitors of a fresh installation look around in a made-up team, without an account of their own.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { demo } from '../../../contract/people/authorization.ts';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { welcome } from '../../base/session/session.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';

const DemoMaking = lazy(async () => ({ default: (await import('./DemoMaking.tsx')).DemoMaking }));

const useStyles = makeStyles({
  block: { display: 'grid', gap: '8px' },
  button: { minHeight: '44px' },
});

export function DemoButton() {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const enter = async () => {
    const user = await send(() => call(demo, { body: { language } }));
    if (user) welcome(user);
  };
  return (
    <div className={styles.block}>
      <Button
        aria-busy={isBusy}
        className={styles.button}
        icon={isBusy ? <TinySpinner /> : null}
        onClick={() => void enter()}
      >
        {t(isBusy ? 'door.demo.making' : 'door.demo.act')}
      </Button>
      {isBusy ? (
        <Suspense fallback={null}>
          <DemoMaking />
        </Suspense>
      ) : (
        <p className={mergeClasses(type.body, type.quiet)}>{t('door.demo.words')}</p>
      )}
      <Problem refusal={refusal} />
    </div>
  );
}
