// Opens the analysis board, where moves are tried that nobody is sent.
import { Button } from '@fluentui/react-components';
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import { useTexts } from '../../../ui/texts.tsx';
import styles from '../table.module.css';

export function AnalyseButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTexts();
  return (
    <Button
      appearance="subtle"
      className={styles.analyse ?? ''}
      icon={<Lightbulb20Regular />}
      onClick={onClick}
    >
      {t('table.analyse')}
    </Button>
  );
}
