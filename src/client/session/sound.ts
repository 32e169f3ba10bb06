// Whether this device sounds: on in a tab of its own, off in somebody else's window, until it was told otherwise.
import { useSyncExternalStore } from 'react';
import { device, onDevice, rememberOnDevice } from './device.ts';

const isFramed = window.self !== window.top;

export const isSoundOn = (): boolean => device().sound ?? !isFramed;
export const useSoundSwitch = (): boolean => useSyncExternalStore(onDevice, isSoundOn);
export const setSound = (sound: boolean): void => rememberOnDevice({ sound });
