// What is said of cards and people at the table.
import type { Seat } from '../../engine/game.ts';
import type { Card } from '../../kit/cards.ts';
import type { Trick } from '../../kit/tricks.ts';
import type { SeatedPerson } from '../../ui/BoardProps.ts';
import { cardName, suitName } from '../../ui/cards/cardWords.ts';
import type { Speak } from '../../ui/texts.tsx';
import { costOf } from './scoring.ts';
import { players } from './shapes.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Words {
  say(key: string, values?: Values): string;
  refusal(key: string): string;
  card(card: Card): string;
  suit(suit: string): string;
  /** "Queen of spades, 13 points, playable". */
  option(card: Card, state: string | null): string;
  name(seat: Seat): string;
  names(seats: readonly Seat[]): string;
  trick(trick: Trick): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const say = (key: string, values: Values = {}) => t(`rules:hearts.board.${key}`, values);
  const card = (one: Card) => cardName(t, one);
  const name = (seat: Seat) => {
    const person = people.find((one) => one.seat === seat);
    return person?.isMe ? say('you') : (person?.name ?? '');
  };
  return {
    say,
    refusal: (key) => t(`rules:hearts.refusal.${key}`),
    card,
    suit: (one) => suitName(t, one),
    name,
    names: (seats) => seats.map(name).join(', '),
    option: (one, state) =>
      [card(one), costOf(one) > 0 ? say('cost', { count: costOf(one) }) : null, state]
        .filter((part) => part !== null)
        .join(', '),
    trick: (trick) =>
      trick.cards
        .map((one, i) => say('played', { name: name((trick.leader + i) % players), card: card(one) }))
        .join('. '),
  };
}
