// What was chosen on this device and belongs to nobody's account.
import * as z from 'zod/mini';
import { language, theme } from '../../contract/fields.ts';
import { browserStorage } from './browserStorage.ts';

const Device = z.object({
  language: z.optional(language),
  theme: z.optional(theme),
  sound: z.optional(z.boolean()),
  /** The keys of the lessons that were done, by game. */
  lessons: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Left on purpose: a host that knows people waits to be asked. */
  hasLeft: z.optional(z.boolean()),
  /** Whom the host took the person to be who signed in here. */
  hostAccount: z.optional(z.string()),
  /** Where somebody was going when they had to make an account first. */
  returnUrl: z.optional(z.string()),
});
export type Device = z.infer<typeof Device>;

export function device(): Device {
  const read = Device.safeParse(browserStorage.read('device'));
  return read.success ? read.data : {};
}

const listeners = new Set<() => void>();

/** Other things kept for the device stay as they are. */
export function rememberOnDevice(change: Device): void {
  const kept = browserStorage.read('device');
  browserStorage.write('device', { ...(typeof kept === 'object' ? kept : null), ...change });
  for (const listener of listeners) listener();
}

/** Called when something is chosen, in this tab. */
export function onDevice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads where somebody was going, once. */
export function takeReturnUrl(): string | null {
  const { returnUrl } = device();
  if (returnUrl === undefined) return null;
  const { returnUrl: _, ...rest } = Object(browserStorage.read('device'));
  browserStorage.write('device', rest);
  return returnUrl;
}
