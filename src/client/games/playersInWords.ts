// How many can play a game, in words: "2 players", "3–6 players".
import type { Speak } from '../../ui/texts.tsx';

export function playersInWords(seats: readonly number[], t: Speak): string {
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
  return fewest === most ? t('game.players', { count: most }) : t('game.playerRange', { fewest, most });
}
