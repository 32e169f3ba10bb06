// Below the articles for programs: an example that runs as it stands, and below that about tokens the description of all calls.
import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { descriptionPath } from '../../../contract/admin/teamTokens.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { apiAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { tokenExample, webhookExample } from './examples.ts';

const useStyles = makeStyles({
  part: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    width: '100%',
    maxWidth: '68ch',
  },
  code: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  act: { minHeight: '44px', justifySelf: 'start' },
});

interface ProgramExampleProps {
  readonly topic: 'tokens' | 'webhooks';
}

export function ProgramExample({ topic }: ProgramExampleProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const teamId = useSignedIn().team?.teamId ?? '';
  const example = topic === 'tokens' ? tokenExample(apiAt, teamId) : webhookExample;
  return (
    <section className={styles.part}>
      <h2 className={type.cardTitle}>{t(`pages:help.example.${topic}`)}</h2>
      <pre className={mergeClasses(type.body, styles.code)}>{example}</pre>
      <CopyButton
        className={styles.act}
        copiedLabel={t('pages:help.example.copied')}
        icon={<Copy20Regular />}
        label={t('pages:help.example.copy')}
        text={example}
      />
      {topic === 'tokens' && <Link href={apiAt(descriptionPath)}>{t('pages:help.example.openapi')}</Link>}
    </section>
  );
}
