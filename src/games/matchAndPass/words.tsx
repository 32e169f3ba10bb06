// What is said of cards and people at the table.
import type { Seat } from '../../engine/game.ts';
import type { Card } from '../../kit/cards.ts';
import type { SeatedPerson } from '../../ui/BoardProps.ts';
import { cardName } from '../../ui/cards/cardWords.ts';
import type { Speak } from '../../ui/texts.tsx';

type Values = Readonly<Record<string, string | number>>;

export interface Words {
  say(key: string, values?: Values): string;
  refusal(key: string): string;
  card(card: Card): string;
  name(seat: Seat): string;
  names(seats: readonly Seat[]): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const say = (key: string, values: Values = {}) => t(`rules:matchAndPass.board.${key}`, values);
  const name = (seat: Seat) => {
    const person = people.find((one) => one.seat === seat);
    return person?.isMe ? say('you') : (person?.name ?? '');
  };
  return {
    say,
    refusal: (key) => t(`rules:matchAndPass.refusal.${key}`),
    card: (card) => cardName(t, card),
    name,
    names: (seats) => seats.map(name).join(', '),
  };
}
