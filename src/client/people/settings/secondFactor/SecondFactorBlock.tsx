// Settings: codes of an authenticator app, to turn on, to turn off, and to get new recovery codes.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import {
  beginSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  secondFactor,
} from '../../../../contract/people/secondFactor.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { dateInWords } from '../../../games/progress/numbers.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { SettingsBlock } from '../../../parts/forms/SettingsBlock.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type NewSecret, SetUp } from './SetUp.tsx';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

type Doing =
  | 'nothing'
  | 'askOff'
  | { readonly begun: NewSecret }
  | { readonly recoveryCodes: readonly string[] };

interface StateProps {
  readonly state: SecondFactor;
  readonly isBusy: boolean;
  onSetUp(): void;
  onRenew(): void;
  onTurnOff(): void;
}

/** There are recovery codes without an authenticator app where there are passkeys. */
function State({ state: { since, recoveryLeft }, isBusy, onSetUp, onRenew, onTurnOff }: StateProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const act = (key: 'setUp' | 'renew' | 'turnOff', onClick: () => void) => (
    <Button className={styles.act} disabledFocusable={isBusy} onClick={onClick}>
      {t(`pages:secondFactor.${key}`)}
    </Button>
  );
  return (
    <>
      {since !== null && (
        <p className={type.strong}>{t('pages:secondFactor.since', { date: dateInWords(since, language) })}</p>
      )}
      {(since !== null || recoveryLeft > 0) && (
        <p className={mergeClasses(type.body, type.quiet)}>
          {t('pages:secondFactor.left', { count: recoveryLeft })}
        </p>
      )}
      <div className={styles.acts}>
        {since === null && act('setUp', onSetUp)}
        {(since !== null || recoveryLeft > 0) && act('renew', onRenew)}
        {since !== null && act('turnOff', onTurnOff)}
      </div>
    </>
  );
}

function Block() {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<Doing>('nothing');
  const { send, isBusy, refusal } = useSend();
  const query = useAnswer(secondFactor, {});
  const over = () => {
    setDoing('nothing');
    heading.current?.focus();
  };
  const elsewhere = () => {
    void query.refetch();
    over();
  };
  const setUp = async () => {
    const begun = await send(() => call(beginSecondFactor, {}));
    if (begun) setDoing({ begun });
    else void query.refetch(); // it may be on already, from another window
  };
  const renew = async () => {
    const renewed = await send(() => call(renewRecoveryCodes, {}));
    if (renewed) setDoing(renewed);
  };
  const turnOff = async () => {
    over();
    await send(() => call(endSecondFactor, {}));
  };
  const title = t('pages:secondFactor.title');
  return (
    <SettingsBlock heading={heading} id="second-factor" title={title} words={t('pages:secondFactor.words')}>
      <Problem refusal={refusal} />
      {typeof doing === 'object' && 'begun' in doing && (
        <SetUp
          begun={doing.begun}
          onBack={over}
          onElsewhere={elsewhere}
          onConfirmed={(recoveryCodes) => setDoing({ recoveryCodes })}
        />
      )}
      {typeof doing === 'object' && 'recoveryCodes' in doing && (
        <RecoveryCodes codes={doing.recoveryCodes} onKept={over} />
      )}
      {typeof doing === 'string' && (
        <Loaded query={query} skeleton={<Skeleton height={44} width="40%" />} what={title}>
          {(state) => (
            <State
              isBusy={isBusy}
              onRenew={() => void renew()}
              onSetUp={() => void setUp()}
              onTurnOff={() => setDoing('askOff')}
              state={state}
            />
          )}
        </Loaded>
      )}
      <ConfirmDialog
        cancel={t('pages:secondFactor.keep')}
        confirm={t('pages:secondFactor.turnOff')}
        isBusy={isBusy}
        isOpen={doing === 'askOff'}
        onCancel={over}
        onConfirm={() => void turnOff()}
        title={t('pages:secondFactor.askOff')}
      >
        {t('pages:secondFactor.askOffWords')}
      </ConfirmDialog>
    </SettingsBlock>
  );
}

/** For people who sign in with a password. */
export const SecondFactorBlock = () => (
  <PageTexts>
    <Block />
  </PageTexts>
);
