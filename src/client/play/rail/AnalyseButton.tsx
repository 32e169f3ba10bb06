// Opens the analysis board, where moves are tried that nobody is sent.
import { Button } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useTexts } from '../../../ui/texts.tsx';
import styles from '../table.module.css';

export function AnalyseButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTexts();
  return (
    <Button appearance="subtle" className={styles.analyse ?? ''} icon={<Search20Regular />} onClick={onClick}>
      {t('table.analyse')}
    </Button>
  );
}
