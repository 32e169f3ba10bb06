// How a game ended, in words: who won, and why.
import type { Result } from '../../engine/game.ts';
import type { Speak } from '../../ui/texts.tsx';
import type { Sitting } from './seats.ts';

export interface EndedGame {
  readonly result: Result | null;
  readonly mySeat: number | null;
}

/** The reader won, and somebody else did not. */
export function hasWon({ result, mySeat }: EndedGame): boolean {
  const [best = [], ...others] = result?.places ?? [];
  return mySeat !== null && others.length > 0 && best.includes(mySeat);
}

/** `isBrief`: by short names. */
export function headline(
  { result, mySeat }: EndedGame,
  all: readonly Sitting[],
  t: Speak,
  isBrief = false,
): string {
  const [best = [], ...others] = result?.places ?? [];
  if (others.length === 0) return t('table.result.draw');
  if (mySeat !== null && best.includes(mySeat)) return t('table.result.youWon');
  const nameAt = (sitting: Sitting | undefined) => (isBrief ? sitting?.short : sitting?.name) ?? '';
  const names = best.map((seat) => nameAt(all[seat])).join(', ');
  return t('table.result.won', { name: names, count: best.length });
}

export function howItEnded({ result }: EndedGame, game: string, t: Speak): string {
  if (!result) return '';
  return result.how ? t(`rules:${game}.how.${result.how}`) : t(`table.reason.${result.reason}`);
}
