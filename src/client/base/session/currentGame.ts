// The game this browser was last at, for the way back to it.
import * as z from 'zod/mini';
import { browserStorage } from './browserStorage.ts';

const CurrentGame = z.object({
  gameName: z.string(),
  roomId: z.string(),
  lastInteractionTimeUnix: z.number(),
});
export type CurrentGame = z.infer<typeof CurrentGame>;

const backToGameWindowMs = 600_000;

/** The stored game, if its last interaction is less than ten minutes ago. */
export function currentGame(now = Date.now()): CurrentGame | null {
  const read = CurrentGame.safeParse(browserStorage.read('currentGame'));
  if (!read.success) return null;
  const age = now - read.data.lastInteractionTimeUnix;
  return age < backToGameWindowMs ? read.data : null;
}

/** Called by the table on every action of the person. */
export function rememberCurrentGame(gameName: string, roomId: string): void {
  browserStorage.write('currentGame', { gameName, roomId, lastInteractionTimeUnix: Date.now() });
}

export const forgetCurrentGame = (): void => browserStorage.remove('currentGame');
