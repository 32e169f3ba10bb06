// Sound on or off, for this device.
import { ToggleButton, Tooltip } from '@fluentui/react-components';
import { Speaker220Regular } from '@fluentui/react-icons/svg/speaker';
import { SpeakerMute20Regular } from '@fluentui/react-icons/svg/speaker-mute';
import { useTexts } from '../../../ui/texts.tsx';
import { setSound, useSoundSwitch } from '../../base/session/sound.ts';

/** `isNamed`: with a visible label. */
export function SoundSwitch({ isNamed = false }: { readonly isNamed?: boolean }) {
  const { t } = useTexts();
  const isOn = useSoundSwitch();
  const button = (
    <ToggleButton
      appearance="subtle"
      checked={isOn}
      icon={isOn ? <Speaker220Regular /> : <SpeakerMute20Regular />}
      onClick={() => setSound(!isOn)}
    >
      {isNamed && t('table.sound')}
    </ToggleButton>
  );
  if (isNamed) return button;
  return (
    <Tooltip content={t('table.sound')} relationship="label">
      {button}
    </Tooltip>
  );
}
