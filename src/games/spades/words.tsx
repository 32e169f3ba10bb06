// What is said of cards, bids, people and sides at the table.
import type { Seat } from '../../engine/game.ts';
import type { Card } from '../../kit/cards.ts';
import type { Trick } from '../../kit/tricks.ts';
import type { SeatedPerson } from '../../ui/BoardProps.ts';
import { cardName, suitName } from '../../ui/cards/cardWords.ts';
import type { Speak } from '../../ui/texts.tsx';
import { isNil, sides } from './scoring.ts';
import { type Bid, players } from './shapes.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Words {
  say(key: string, values?: Values): string;
  refusal(key: string): string;
  suit(suit: string): string;
  /** "Queen of spades, playable". */
  option(card: Card, state: string | null): string;
  /** As on a chip: "Nil", "4". */
  bid(bid: Bid): string;
  name(seat: Seat): string;
  side(side: number): string;
  trick(trick: Trick): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const say = (key: string, values: Values = {}) => t(`rules:spades.board.${key}`, values);
  const name = (seat: Seat) => {
    const person = people.find((one) => one.seat === seat);
    return person?.isMe ? say('you') : (person?.name ?? '');
  };
  return {
    say,
    refusal: (key) => t(`rules:spades.refusal.${key}`),
    suit: (suit) => suitName(t, suit),
    option: (card, state) => [cardName(t, card), ...(state === null ? [] : [state])].join(', '),
    bid: (bid) => (bid === 'blind' ? say('blind') : isNil(bid) ? say('nil') : String(bid)),
    name,
    side(side) {
      const [one = 0, other = 0] = sides[side] ?? [];
      return say('side', { one: name(one), other: name(other) });
    },
    trick: (trick) =>
      trick.cards
        .map((card, i) =>
          say('played', { name: name((trick.leader + i) % players), card: cardName(t, card) }),
        )
        .join('. '),
  };
}
