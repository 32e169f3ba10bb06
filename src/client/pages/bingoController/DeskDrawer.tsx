// What has no room beside the caller: the board of all numbers, stages and players.
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/texts.tsx';

interface DeskDrawerProps {
  readonly children: ReactNode;
  onClose(): void;
}

export function DeskDrawer({ children, onClose }: DeskDrawerProps) {
  const { t } = useTexts();
  return (
    <OverlayDrawer
      className="bg-desk-drawer"
      onOpenChange={(_, { open }) => !open && onClose()}
      open
      position="end"
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              aria-label={t('table.close')}
              icon={<Dismiss20Regular />}
              onClick={onClose}
            />
          }
        >
          {t('puzzles:bingo.desk.more')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <div className="bg-desk-column">{children}</div>
      </DrawerBody>
    </OverlayDrawer>
  );
}
