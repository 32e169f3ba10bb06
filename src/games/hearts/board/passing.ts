// Choosing three cards to pass: a press or a drag puts one into a slot, another press takes it back.
import { readCard } from '../../../kit/cards.ts';
import { seats } from '../../../kit/tricks/tricks.ts';
import type { Action } from '../../../ui/board/ActionButtons.tsx';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { tableId } from '../../../ui/cards/playing.ts';
import { plainHand } from '../../../ui/cards/tablePieces.tsx';
import { cardsToPass, directionOf, receiverOf } from '../rules.ts';
import type { HeartsTurn, Occasion } from './occasion.ts';

function buttonsOf({ words, draft, choose }: Occasion, pass: () => void): Action[] {
  const count = draft.cards.length;
  return [
    { label: words.say('clear'), isDisabled: count === 0, onPress: () => choose([]) },
    {
      label: count < cardsToPass ? words.say('passCount', { count }) : words.say('pass'),
      isPrimary: true,
      isDisabled: count < cardsToPass,
      onPress: pass,
    },
  ];
}

export function passingTurn(occasion: Occasion): HeartsTurn {
  const { props, seen, words, draft, choose, isDown } = occasion;
  const { seat } = props;
  const own = seen.own ?? [];
  const mayChoose = seat !== null && props.pending === null && !seen.hasChosen[seat];
  const chosen = seen.given ?? draft.cards;
  const pass = () => {
    if (draft.cards.length === cardsToPass) props.play({ kind: 'pass', hand: seen.hand, cards: draft.cards });
  };
  const press = (cell: string) => {
    const card = readCard(cell);
    if (!card || !mayChoose) return;
    if (draft.cards.includes(card)) choose(draft.cards.filter((one) => one !== card));
    else if (draft.cards.length < cardsToPass) choose([...draft.cards, card]);
    else props.say(words.say('slotsFull'));
  };
  const acts: BoardActs = {
    from: isDown ? own.filter((card) => !chosen.includes(card)) : [],
    to: (held) => (held === null ? own : draft.cards.length < cardsToPass ? [tableId] : []),
    act: (held, target) => press(held ?? target),
    keys: { c: pass, u: () => choose([]) },
  };
  const receiver = words.briefly(receiverOf(seat ?? 0, directionOf(seen.hand)));
  const late = seats.filter((one) => !seen.hasChosen[one]);
  return {
    look: plainHand,
    slotted: chosen,
    acts: mayChoose ? acts : noActs,
    note: mayChoose
      ? words.say('choose', { name: receiver })
      : words.say('chose', { names: words.names(late) }),
    cell: (card) => ({ name: words.option(card, chosen.includes(card) ? words.say('chosen') : null) }),
    buttons: mayChoose ? buttonsOf(occasion, pass) : [],
  };
}
