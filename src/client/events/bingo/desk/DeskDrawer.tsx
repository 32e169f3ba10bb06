// What has no room beside the caller: the board of all numbers, stages and players.
import type { ReactNode } from 'react';
import { useTexts } from '../../../../ui/texts.tsx';
import { DrawerContent, PageDrawer } from '../../../parts/PageDrawer.tsx';
import styles from './controller.module.css';

interface DeskDrawerProps {
  readonly children: ReactNode;
  onClose(): void;
}

export function DeskDrawer({ children, onClose }: DeskDrawerProps) {
  const { t } = useTexts();
  return (
    <PageDrawer onClose={onClose} title={t('pages:bingo.desk.more')}>
      <DrawerContent>
        <div className={styles.deskColumn}>{children}</div>
      </DrawerContent>
    </PageDrawer>
  );
}
