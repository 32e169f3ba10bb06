// Settings: notifications of this browser, on or off, and which kinds a person wants on their devices.
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { pushPermission, switchPushOff, switchPushOn } from '../../base/push/browserPush.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { PutBack } from '../../parts/saving/PutBack.tsx';
import { SwitchList } from './SwitchList.tsx';
import { usePushState } from './usePushState.ts';
import type { SettingsForm } from './useSettings.ts';

const kinds = ['invited', 'yourTurn', 'gameEnded', 'events', 'puzzles'] as const;

/** People change it in the browser's own settings, and then come back to this page. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

const usePermission = () => useSyncExternalStore(onReturn, pushPermission);

interface Props {
  readonly settings: SettingsForm;
}

function Kinds({ settings }: Props) {
  const { t } = useTexts();
  const items = kinds.map((name) => ({
    name,
    label: t(`pages:device.kind.${name}.label`),
    hint: t(`pages:device.kind.${name}.hint`),
  }));
  return (
    <>
      <SwitchList
        items={items}
        onChange={(name, isOn) => void settings.prefer('device', { push: { [name]: isOn } })}
        values={settings.preferences.push}
      />
      <PutBack refusal={settings.refusalIn('device')} />
    </>
  );
}

/** The switch of this browser. `turn` resolves once the browser and the server have both heard of it. */
function useDeviceSwitch(publicKey: string, isSubscribed: boolean, userId: string) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const permission = usePermission();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const turn = async (isOn: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    const fault = isOn ? await switchPushOn(publicKey, userId) : await switchPushOff();
    setBusy(false);
    setFailed(fault !== null && fault !== 'denied');
    if (!fault) announce(t(isOn ? 'pages:device.isOn' : 'pages:device.isOff'));
  };
  return { permission, isOn: isSubscribed && permission === 'granted', hasFailed, turn };
}

interface ThisDeviceProps extends Props {
  readonly publicKey: string;
  readonly isSubscribed: boolean;
}

function ThisDevice({ settings, publicKey, isSubscribed }: ThisDeviceProps) {
  const { t } = useTexts();
  const device = useDeviceSwitch(publicKey, isSubscribed, useSignedIn().userId);
  const { permission, isOn, hasFailed, turn } = device;
  if (permission === 'unsupported')
    return (
      <MessageBar layout="multiline">
        <MessageBarBody>{t('pages:device.unsupported')}</MessageBarBody>
      </MessageBar>
    );
  const state = isOn ? 'on' : permission === 'default' ? 'unasked' : 'off';
  return (
    <>
      {permission === 'denied' ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('pages:device.denied')}</MessageBarBody>
        </MessageBar>
      ) : (
        <SwitchList
          items={[{ name: 'here', label: t('pages:device.label'), hint: t(`pages:device.hint.${state}`) }]}
          onChange={(_, wanted) => void turn(wanted)}
          values={{ here: isOn }}
        />
      )}
      {hasFailed && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{t('pages:device.failed')}</MessageBarBody>
        </MessageBar>
      )}
      {isOn && <Kinds settings={settings} />}
    </>
  );
}

function Block(props: ThisDeviceProps) {
  const { t } = useTexts();
  return (
    <SettingsBlock id="device-settings" title={t('settings.device')} words={t('pages:device.words')}>
      <ThisDevice {...props} />
    </SettingsBlock>
  );
}

export function DeviceBlock({ settings }: Props) {
  const push = usePushState();
  if (!push) return null;
  return (
    <Suspense>
      <PageTexts>
        <Block isSubscribed={push.isOn} publicKey={push.publicKey} settings={settings} />
      </PageTexts>
    </Suspense>
  );
}
