// Settings of this device that belong to no account.
import * as z from 'zod/mini';
import { language, theme } from '../../../contract/fields.ts';
import { browserStorage } from './browserStorage.ts';

const Device = z.object({
  language: z.optional(language),
  theme: z.optional(theme),
  sound: z.optional(z.boolean()),
  /** The keys of the lessons that were done, by game. */
  lessons: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Typing the goals of a club leads to the next field. */
  movesOn: z.optional(z.boolean()),
  /** Signed out on purpose: no silent sign-in by the host. */
  hasLeft: z.optional(z.boolean()),
  /** The host's account of the person who signed in here. */
  hostAccount: z.optional(z.string()),
  /** Somebody has signed in here before. */
  hasAccount: z.optional(z.boolean()),
  /** Who has notifications in this browser; empty after signing out. */
  pushFor: z.optional(z.string()),
  /** The return address of a person who had to sign up first. */
  returnUrl: z.optional(z.string()),
});
export type Device = z.infer<typeof Device>;

export function device(): Device {
  const read = Device.safeParse(browserStorage.read('device'));
  return read.success ? read.data : {};
}

const listeners = new Set<() => void>();

/** Other settings of the device stay as they are. */
export function rememberOnDevice(change: Device): void {
  const kept = browserStorage.read('device');
  browserStorage.write('device', { ...(typeof kept === 'object' ? kept : null), ...change });
  for (const listener of listeners) listener();
}

/** Called on changes in this tab. */
export function onDevice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the return address, once. */
export function takeReturnUrl(): string | null {
  const { returnUrl } = device();
  if (returnUrl === undefined) return null;
  const { returnUrl: _, ...rest } = Object(browserStorage.read('device'));
  browserStorage.write('device', rest);
  return returnUrl;
}
