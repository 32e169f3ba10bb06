// Whether this device plays sound: by default on in a tab, off in a frame.
import { useSyncExternalStore } from 'react';
import { device, onDevice, rememberOnDevice } from './device.ts';

const isFramed = window.self !== window.top;

export const isSoundOn = (): boolean => device().sound ?? !isFramed;
export const useSoundSwitch = (): boolean => useSyncExternalStore(onDevice, isSoundOn);
export const setSound = (sound: boolean): void => rememberOnDevice({ sound });
