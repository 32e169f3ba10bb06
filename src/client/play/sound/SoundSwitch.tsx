// Sound on or off, for this device.
import { ToggleButton, Tooltip } from '@fluentui/react-components';
import { Speaker220Regular } from '@fluentui/react-icons/svg/speaker';
import { SpeakerMute20Regular } from '@fluentui/react-icons/svg/speaker-mute';
import { useTexts } from '../../../ui/texts.tsx';
import { setSound, useSoundSwitch } from './useSounds.ts';

export function SoundSwitch() {
  const { t } = useTexts();
  const isOn = useSoundSwitch();
  return (
    <Tooltip content={t('table.sound')} relationship="label">
      <ToggleButton
        appearance="subtle"
        checked={isOn}
        icon={isOn ? <Speaker220Regular /> : <SpeakerMute20Regular />}
        onClick={() => setSound(!isOn)}
      />
    </Tooltip>
  );
}
