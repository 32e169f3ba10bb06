// The rules of bingo in a drawer.
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useTexts } from '../../../ui/texts.tsx';
import { listOf } from '../../words/listOf.ts';

export function RulesDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTexts();
  return (
    <OverlayDrawer onOpenChange={(_, { open }) => !open && onClose()} open position="end">
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
          {t('puzzles:bingo.rules.title')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <ul className="bg-rules">
          {listOf(t, 'puzzles:bingo.rules.lines').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </DrawerBody>
    </OverlayDrawer>
  );
}
