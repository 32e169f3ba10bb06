// A drawer at the end of a page: its title, a button that closes it, and what it shows.
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactNode } from 'react';
import { useTexts } from '../../ui/texts.tsx';
import { useType } from '../../ui/type.ts';

const useStyles = makeStyles({
  drawer: { width: '440px', maxWidth: '100%', '@media (max-width: 639.98px)': { width: '100%' } },
  body: { paddingBottom: '32px' },
});

interface PageDrawerProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** With `DrawerContent` in it, or a form that has a body and a footer of its own. */
export function PageDrawer({ title, children, onClose }: PageDrawerProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const label = t('drawer.close');
  return (
    <OverlayDrawer
      className={styles.drawer}
      onOpenChange={(_, { open }) => !open && onClose()}
      open
      position="end"
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              aria-label={label}
              icon={<Dismiss20Regular />}
              onClick={onClose}
              title={label}
            />
          }
          heading={{ className: type.section }}
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      {children}
    </OverlayDrawer>
  );
}

/** It can be scrolled by the keyboard. */
export function DrawerContent({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <DrawerBody className={styles.body} tabIndex={0}>
      {children}
    </DrawerBody>
  );
}
