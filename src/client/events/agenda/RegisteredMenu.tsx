// The button of who is registered: it opens a menu to give the place up. Loaded where somebody is.
import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import styles from './agenda.module.css';

interface RegisteredMenuProps {
  readonly title: string;
  onUnregister(): void;
  onCalendar(): void;
}

export function RegisteredMenu({ title, onUnregister, onCalendar }: RegisteredMenuProps) {
  const { t } = useTexts();
  const act = t('pages:events.isRegistered');
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          aria-label={t('pages:events.named', { act, title })}
          className={classNames(styles.act, styles.registered)}
          icon={<Checkmark20Regular />}
        >
          {act}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={onUnregister}>{t('pages:events.unregister')}</MenuItem>
          <MenuItem onClick={onCalendar}>{t('pages:events.addToCalendar')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
