// A drawer from the right, or a sheet from below, for what has no room beside the board.
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactNode } from 'react';
import { useTexts } from '../../ui/texts.tsx';
import styles from './table.module.css';

interface SideDrawerProps {
  readonly isSheet: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SideDrawer({ isSheet, onClose, children }: SideDrawerProps) {
  const { t } = useTexts();
  return (
    <OverlayDrawer
      className={styles.railDrawer}
      data-sheet={isSheet}
      onOpenChange={(_, { open }) => !open && onClose()}
      open
      position={isSheet ? 'bottom' : 'end'}
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
          {t('table.thisTable')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>{children}</DrawerBody>
    </OverlayDrawer>
  );
}
