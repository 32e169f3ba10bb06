// Playing a card: one press or one drag, or a press and a confirmation for those who like it so.
import { type Card, readCard } from '../../kit/cards.ts';
import { nextToPlay, type Trick, wasDiscarded } from '../../kit/tricks.ts';
import { type Acts, noActs } from '../../ui/board/acts.ts';
import { type Button, type HeartsTurn, type Occasion, plain, tableId } from './occasion.tsx';
import { cardRefusal } from './rules.ts';
import { players } from './shapes.ts';

/** The heart that broke hearts lies in the present trick or in the one before. */
const isNewlyBroken = (tricks: readonly Trick[]) =>
  wasDiscarded(tricks, 'H') && !wasDiscarded(tricks.slice(0, -2), 'H');

function noteOf({ props, seen, words, draft }: Occasion): string | null {
  if (draft.why !== null) return draft.why;
  if (seen.phase !== 'playing') return null;
  if (isNewlyBroken(seen.tricks)) return words.say('broken');
  const open = seen.tricks.at(-1);
  const isMine = open?.cards.length === 0 && nextToPlay(open, players) === props.seat;
  return isMine ? words.say('lead') : null;
}

function buttonsOf({ props, words, draft, choose }: Occasion, confirm: () => void): Button[] {
  if (!props.taste.confirmMoves) return [];
  const isDisabled = draft.cards.length === 0;
  return [
    { label: words.say('undo'), isDisabled, onPress: () => choose([]) },
    { label: words.say('playCard'), isPrimary: true, isDisabled, onPress: confirm },
  ];
}

export function playingTurn(occasion: Occasion): HeartsTurn {
  const { props, seen, words, draft, choose } = occasion;
  const own = seen.own ?? [];
  const legal = props.pending === null ? (props.legal ?? []) : [];
  const may = legal.flatMap((move) => (move.kind === 'card' ? [move.card] : []));
  const isMine = may.length > 0;
  const whyNot = (card: Card): string | null => {
    const key = isMine ? cardRefusal(own, seen.tricks, card) : null;
    return key && words.refusal(key);
  };
  const put = (card: Card) =>
    props.taste.confirmMoves ? choose([card]) : props.play({ kind: 'card', card });
  const press = (cell: string) => {
    const card = readCard(cell);
    if (card && may.includes(card)) put(card);
  };
  const confirm = () => {
    const [card] = draft.cards;
    if (card && may.includes(card)) props.play({ kind: 'card', card });
  };
  const refuse = (_held: string | null, target: string) => {
    const card = readCard(target);
    const why = card && whyNot(card);
    if (!why) return;
    props.say(why);
    choose(draft.cards, why);
  };
  const acts: Acts = {
    from: may,
    to: (held) => (held === null ? may : [tableId]),
    act: (held, target) => press(held ?? target),
    refuse,
    last: tableId,
    keys: { c: confirm, u: () => choose([]) },
  };
  const isFresh = own.length === 13;
  const fresh = isFresh ? (seen.received ?? []) : [];
  const stateOf = (card: Card) =>
    whyNot(card) ?? (isMine ? words.say('playable') : fresh.includes(card) ? words.say('received') : null);
  return {
    look: { ...plain, risen: [...draft.cards, ...fresh], dim: own.filter((card) => whyNot(card) !== null) },
    acts: isMine ? acts : { ...noActs, last: tableId },
    press,
    note: noteOf(occasion),
    cell: (card) => ({ name: words.option(card, stateOf(card)), isDisabled: whyNot(card) !== null }),
    buttons: isMine ? buttonsOf(occasion, confirm) : [],
  };
}
