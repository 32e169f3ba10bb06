// A menu of ready-made phrases to say at the table, with switches that mute everybody or one of them, and the way to report somebody.
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
import type { Sitting } from '../seats.ts';
import type { Muted } from './useMuted.ts';

interface PhraseMenuProps {
  readonly store: RoomStore;
  /** Spectators hear phrases but cannot say any. */
  readonly maySpeak: boolean;
  readonly isMuted: boolean;
  readonly onMute: (isMuted: boolean) => void;
  readonly all: readonly Sitting[];
  readonly muted: Muted;
  /** Left out: there is nothing to report. */
  readonly onReport?: (() => void) | undefined;
}

/** In a low window the menu scrolls. */
const positioning = { autoSize: 'height' } as const;

export function PhraseMenu({ store, maySpeak, isMuted, onMute, all, muted, onReport }: PhraseMenuProps) {
  const { t } = useTexts();
  const others = all.flatMap(({ place, name, isMe }) => (place?.id && !isMe ? [{ id: place.id, name }] : []));
  return (
    <Menu
      inline
      positioning={positioning}
      checkedValues={{ heard: isMuted ? ['muted'] : [], people: [...muted.people] }}
      onCheckedValueChange={(_, { name, checkedItems }) =>
        name === 'people' ? muted.mute(checkedItems) : onMute(checkedItems.includes('muted'))
      }
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
          {others.map(({ id, name }) => (
            <MenuItemCheckbox key={id} name="people" value={id}>
              {t('table.say.muteOne', { name })}
            </MenuItemCheckbox>
          ))}
          {onReport && <MenuItem onClick={onReport}>{t('table.say.report')}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
