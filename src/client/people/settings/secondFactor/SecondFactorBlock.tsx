// Settings: two-step sign-in, to turn on, to turn off, and to get new recovery codes.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import {
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
import { SettingsBlock } from '../../../parts/forms/SettingsBlock.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

type Doing = 'nothing' | 'setUp' | 'renew' | 'turnOff' | { readonly recoveryCodes: readonly string[] };

interface StateProps {
  readonly state: SecondFactor;
  onDo(doing: Doing): void;
}

function State({ state: { since, recoveryLeft }, onDo }: StateProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  if (since === null)
    return (
      <div className={styles.acts}>
        <Button className={styles.act} onClick={() => onDo('setUp')}>
          {t('pages:secondFactor.setUp')}
        </Button>
      </div>
    );
  return (
    <>
      <p className={type.strong}>{t('pages:secondFactor.since', { date: dateInWords(since, language) })}</p>
      <p className={mergeClasses(type.body, type.quiet)}>
        {t('pages:secondFactor.left', { count: recoveryLeft })}
      </p>
      <div className={styles.acts}>
        <Button className={styles.act} onClick={() => onDo('renew')}>
          {t('pages:secondFactor.renew')}
        </Button>
        <Button className={styles.act} onClick={() => onDo('turnOff')}>
          {t('pages:secondFactor.turnOff')}
        </Button>
      </div>
    </>
  );
}

interface StepProps {
  readonly state: SecondFactor;
  readonly doing: Doing;
  onDo(doing: Doing): void;
  /** Back to where it began; the focus goes to the heading. */
  onOver(): void;
}

function Step({ state, doing, onDo, onOver }: StepProps) {
  const { t } = useTexts();
  if (doing === 'nothing') return <State onDo={onDo} state={state} />;
  if (doing === 'setUp')
    return <SetUp onBack={onOver} onConfirmed={(recoveryCodes) => onDo({ recoveryCodes })} />;
  if (doing === 'renew')
    return (
      <CodeForm
        act={t('pages:secondFactor.renew')}
        hint={t('pages:secondFactor.anyCode')}
        onBack={onOver}
        onDone={onDo}
        onSend={(code) => call(renewRecoveryCodes, { body: { code } })}
      />
    );
  if (doing === 'turnOff')
    return (
      <CodeForm
        act={t('pages:secondFactor.turnOff')}
        hint={t('pages:secondFactor.anyCode')}
        onBack={onOver}
        onDone={onOver}
        onSend={(code) => call(endSecondFactor, { body: { code } })}
      />
    );
  return <RecoveryCodes codes={doing.recoveryCodes} onKept={onOver} />;
}

function Block() {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<Doing>('nothing');
  const query = useAnswer(secondFactor, {});
  const over = () => {
    setDoing('nothing');
    heading.current?.focus();
  };
  const title = t('pages:secondFactor.title');
  return (
    <SettingsBlock heading={heading} id="second-factor" title={title} words={t('pages:secondFactor.words')}>
      <Loaded query={query} skeleton={<Skeleton height={44} width="40%" />} what={title}>
        {(state) => <Step doing={doing} onDo={setDoing} onOver={over} state={state} />}
      </Loaded>
    </SettingsBlock>
  );
}

/** For people who sign in with a password. */
export const SecondFactorBlock = () => (
  <PageTexts>
    <Block />
  </PageTexts>
);
