// The recovery codes, shown once: to copy, and to confirm that they are kept.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useHeadingFocus } from '../../../parts/useHeadingFocus.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '420px' },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '4px 16px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    listStyleType: 'none',
    margin: 0,
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  onKept(): void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const around = useHeadingFocus<HTMLDivElement>();
  return (
    <div className={styles.part} ref={around}>
      <h3 className={type.cardTitle} tabIndex={-1}>
        {t('pages:secondFactor.recovery.title')}
      </h3>
      <p className={type.body}>{t('pages:secondFactor.recovery.words')}</p>
      <ul className={mergeClasses(type.body, styles.codes)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <CopyButton
          className={styles.act}
          copiedLabel={t('pages:secondFactor.recovery.copied')}
          label={t('pages:secondFactor.recovery.copy')}
          text={codes.join('\n')}
        />
        <Button appearance="primary" className={styles.act} onClick={onKept}>
          {t('pages:secondFactor.recovery.kept')}
        </Button>
      </div>
    </div>
  );
}
