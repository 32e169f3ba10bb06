// What is said of dice, words and people at the table.
import type { Seat } from '../../engine/game.ts';
import type { SeatedPerson } from '../../ui/BoardProps.ts';
import { nameAt } from '../../ui/board/nameAt.ts';
import type { Speak } from '../../ui/texts.tsx';

type Values = Readonly<Record<string, string | number>>;

export interface Words {
  say(key: string, values?: Values): string;
  refusal(key: string): string;
  name(seat: Seat): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const say = (key: string, values: Values = {}) => t(`rules:boggle.board.${key}`, values);
  return {
    say,
    refusal: (key) => t(`rules:boggle.refusal.${key}`),
    name: (seat) => nameAt(people, seat, say('you')),
  };
}
