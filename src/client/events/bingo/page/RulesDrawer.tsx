// The rules of bingo in a drawer.
import { useTexts } from '../../../../ui/texts.tsx';
import { listOf } from '../../../base/words/listOf.ts';
import { DrawerContent, PageDrawer } from '../../../parts/PageDrawer.tsx';
import styles from './bingo.module.css';

export function RulesDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTexts();
  return (
    <PageDrawer onClose={onClose} title={t('pages:bingo.rules.title')}>
      <DrawerContent>
        <ul className={styles.rules}>
          {listOf(t, 'pages:bingo.rules.lines').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </DrawerContent>
    </PageDrawer>
  );
}
