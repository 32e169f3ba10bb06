// What has no room beside the caller: the board of all numbers, stages and players.
import type { ReactNode } from 'react';
import { useTexts } from '../../../../ui/texts.tsx';
import { DrawerContent, PageDrawer } from '../../../parts/PageDrawer.tsx';

interface DeskDrawerProps {
  readonly children: ReactNode;
  onClose(): void;
}

export function DeskDrawer({ children, onClose }: DeskDrawerProps) {
  const { t } = useTexts();
  return (
    <PageDrawer onClose={onClose} title={t('pages:bingo.desk.more')}>
      <DrawerContent>
        <div className="bg-desk-column">{children}</div>
      </DrawerContent>
    </PageDrawer>
  );
}
