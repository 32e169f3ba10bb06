// Plays a sound unless this device has sound switched off; the tones are loaded with the first one.
import { isSoundOn } from '../../base/session/sound.ts';
import type { Tone } from './tones.ts';

export async function playTone(tone: Tone): Promise<void> {
  if (isSoundOn()) (await import('./tones.ts')).sound(tone);
}
