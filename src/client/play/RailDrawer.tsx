// The rail where there is no room beside the board: a drawer from the right, or a sheet from below.
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useTexts } from '../../ui/texts.tsx';
import { Rail, type RailProps } from './Rail.tsx';

interface RailDrawerProps extends RailProps {
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

export function RailDrawer({ isSheet, onClose, ...rail }: RailDrawerProps) {
  const { t } = useTexts();
  return (
    <OverlayDrawer
      className="tp-rail-drawer"
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
      <DrawerBody>
        <Rail {...rail} />
      </DrawerBody>
    </OverlayDrawer>
  );
}
