// A secret for a program that was just made, shown this once to be copied.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  secret: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

export interface ShownSecret {
  readonly secret: string;
  /** Of what it is. */
  readonly name: string;
}

interface NewSecretProps {
  readonly shown: ShownSecret;
  /** Whose words are said. */
  readonly texts: 'tokens' | 'webhooks';
  onCopied(): void;
}

export function NewSecret({ shown: { secret, name }, texts, onCopied }: NewSecretProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.part}>
      <h2 className={type.cardTitle} ref={heading} tabIndex={-1}>
        {t(`pages:${texts}.secret.title`)}
      </h2>
      <p className={type.body}>{t(`pages:${texts}.secret.words`)}</p>
      <p className={mergeClasses(type.caption, type.quiet)}>{t(`pages:${texts}.secret.label`, { name })}</p>
      <code className={mergeClasses(type.body, styles.secret)}>{secret}</code>
      <div className={styles.acts}>
        <CopyButton
          appearance="primary"
          className={styles.act}
          copiedLabel={t(`pages:${texts}.secret.copied`)}
          icon={<Copy20Regular />}
          label={t(`pages:${texts}.secret.copy`)}
          text={secret}
        />
        <Button className={styles.act} onClick={onCopied}>
          {t(`pages:${texts}.secret.done`)}
        </Button>
      </div>
    </div>
  );
}
