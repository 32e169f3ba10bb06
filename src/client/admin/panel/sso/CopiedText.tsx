// A text that is to be typed in somewhere else, with its name and a button that copies it.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  text: {
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    minWidth: 0,
  },
  copy: { minHeight: '44px' },
});

interface CopiedTextProps {
  readonly label: string;
  readonly text: string;
}

export function CopiedText({ label, text }: CopiedTextProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <div className={styles.part}>
      <p className={mergeClasses(type.caption, type.quiet)}>{label}</p>
      <div className={styles.line}>
        <code className={mergeClasses(type.body, styles.text)}>{text}</code>
        <CopyButton
          className={styles.copy}
          copiedLabel={t('pages:sso.copied')}
          icon={<Copy20Regular />}
          label={t('pages:sso.copy')}
          text={text}
        />
      </div>
    </div>
  );
}
