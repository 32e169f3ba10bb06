// Bidding: chips to press, or, while one's cards lie covered, the choice between looking and blind nil.
import type { Action } from '../../../ui/board/ActionButtons.tsx';
import { noActs } from '../../../ui/board/acts.ts';
import { plainHand } from '../../../ui/cards/tablePieces.tsx';
import { partnerOf } from '../scoring.ts';
import type { Bid } from '../shapes.ts';
import { noDraft, type Occasion, type SpadesTurn } from './occasion.ts';

export const chipId = (bid: Bid): string => `bid ${bid}`;

function bidOf(all: readonly Bid[], cell: string): Bid | null {
  return all.find((bid) => chipId(bid) === cell) ?? null;
}

function noteOf({ props, seen, words }: Occasion, isMine: boolean): string | null {
  const { seat } = props;
  if (!isMine || seat === null) {
    const [next] = props.toAct;
    return next === undefined || next === seat
      ? null
      : words.say('waitsForBid', { name: words.briefly(next) });
  }
  if (seen.covered[seat]) return words.say('covered');
  const partner = seen.bids[partnerOf(seat)] ?? null;
  return partner === null ? words.say('bid') : words.say('bidAfter', { bid: words.bid(partner) });
}

function confirmation({ words, draft, choose }: Occasion, bid: (bid: Bid) => void): Action[] {
  const isDisabled = draft.bid === null;
  const confirm = () => {
    if (draft.bid !== null) bid(draft.bid);
  };
  return [
    { label: words.say('undo'), isDisabled, onPress: () => choose(noDraft) },
    { label: words.say('confirmBid'), isPrimary: true, isDisabled, onPress: confirm },
  ];
}

export function biddingTurn(occasion: Occasion): SpadesTurn {
  const { props, words, draft, choose } = occasion;
  const legal = props.pending === null ? (props.legal ?? []) : [];
  const all = legal.flatMap((move) => (move.kind === 'bid' ? [move.bid] : []));
  const isCovered = legal.some((move) => move.kind === 'look');
  const confirms = props.taste.confirmMoves && !isCovered;
  const make = (bid: Bid) => props.play({ kind: 'bid', bid });
  const press = (cell: string) => {
    const bid = bidOf(all, cell);
    if (bid === null) return;
    if (confirms) choose({ ...noDraft, bid });
    else make(bid);
  };
  const looking: Action[] = [
    { label: words.say('bidBlind'), onPress: () => make('blind') },
    { label: words.say('look'), isPrimary: true, onPress: () => props.play({ kind: 'look' }) },
  ];
  const chips = all.length > 0 && !isCovered ? all : null;
  return {
    look: plainHand,
    acts: chips ? { ...noActs, to: () => chips.map(chipId), act: (_held, target) => press(target) } : noActs,
    note: noteOf(occasion, legal.length > 0),
    buttons: isCovered ? looking : chips && confirms ? confirmation(occasion, make) : [],
    bids: chips && { all: chips, chosen: draft.bid },
    cell: (card) => ({ name: words.option(card, null) }),
  };
}
