// A menu of ready-made phrases to say at the table, with a mute switch.
import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Tooltip,
} from '@fluentui/react-components';
import { Chat20Regular } from '@fluentui/react-icons/svg/chat';
import { phrases } from '../../../contract/realtime.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { RoomStore } from '../roomStore.ts';

interface PhraseMenuProps {
  readonly store: RoomStore;
  /** Spectators hear phrases but cannot say any. */
  readonly maySpeak: boolean;
  readonly isMuted: boolean;
  readonly onMute: (isMuted: boolean) => void;
}

export function PhraseMenu({ store, maySpeak, isMuted, onMute }: PhraseMenuProps) {
  const { t } = useTexts();
  return (
    <Menu
      inline
      checkedValues={{ heard: isMuted ? ['muted'] : [] }}
      onCheckedValueChange={(_, { checkedItems }) => onMute(checkedItems.includes('muted'))}
    >
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={t('table.say.title')} relationship="label">
          <Button appearance="subtle" icon={<Chat20Regular />} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {maySpeak &&
            phrases.map((phrase) => (
              <MenuItem key={phrase} onClick={() => void store.do('room:say', { phrase })}>
                {t(`table.say.${phrase}`)}
              </MenuItem>
            ))}
          {maySpeak && <MenuDivider />}
          <MenuItemCheckbox name="heard" value="muted">
            {t('table.say.mute')}
          </MenuItemCheckbox>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
