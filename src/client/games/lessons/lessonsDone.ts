// Which lessons were done in this browser.
import { device, rememberOnDevice } from '../../session/device.ts';

export const lessonsDone = (game: string): readonly string[] => device().lessons?.[game] ?? [];

export function markLessonDone(game: string, key: string): readonly string[] {
  const done = [...new Set([...lessonsDone(game), key])];
  rememberOnDevice({ lessons: { ...device().lessons, [game]: done } });
  return done;
}
