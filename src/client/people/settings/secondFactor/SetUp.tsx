// Sets up an authenticator app: the secret for it, and a first code.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { isRefusal } from '../../../../contract/errors.ts';
import { confirmSecondFactor } from '../../../../contract/people/secondFactor.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { QrCode } from '../../../parts/QrCode.tsx';
import { CodeForm } from './CodeForm.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '420px' },
  code: { width: '200px', borderRadius: tokens.borderRadiusMedium },
  secret: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

export interface NewSecret {
  readonly secret: string;
  readonly address: string;
}

interface SetUpProps {
  readonly begun: NewSecret;
  onBack(): void;
  /** Another window was faster. */
  onElsewhere(): void;
  onConfirmed(recoveryCodes: readonly string[]): void;
}

export function SetUp({ begun, onBack, onElsewhere, onConfirmed }: SetUpProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <div className={styles.part}>
      <p className={type.body}>{t('pages:secondFactor.scan')}</p>
      <QrCode className={styles.code} label={t('pages:secondFactor.qr')} text={begun.address} />
      <p className={mergeClasses(type.caption, type.quiet)}>
        {t('pages:secondFactor.byHand')} <span className={styles.secret}>{begun.secret}</span>
      </p>
      <CodeForm
        act={t('pages:secondFactor.turnOn')}
        hint={t('pages:secondFactor.codeHint')}
        onBack={onBack}
        onDone={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
        onSend={async (code) => {
          const said = await call(confirmSecondFactor, { body: { code } });
          if (isRefusal(said) && said.error === 'AlreadyDone') onElsewhere();
          return said;
        }}
      />
    </div>
  );
}
