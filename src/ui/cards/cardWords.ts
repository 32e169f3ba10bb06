// Cards and suits as they are said: "Queen of spades", "Maça kızı".
import type { Speak } from '../texts.tsx';
import { type CardCode, rankOfCode, suitOfCode } from './face.ts';

export const cardName = (t: Speak, card: CardCode): string =>
  t(`cards.card.${rankOfCode(card)}`, { suit: t(`cards.ofSuit.${suitOfCode(card)}`) });

export const suitName = (t: Speak, suit: string): string => t(`cards.suit.${suit}`);
