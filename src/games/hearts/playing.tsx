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

/** Why one may not play a card; null: one may, or it is not one's turn. */
function whyNot({ seen, words }: Occasion, isMine: boolean, card: Card): string | null {
  const key = isMine ? cardRefusal(seen.own ?? [], seen.tricks, card) : null;
  return key && words.refusal(key);
}

interface Doing {
  readonly may: readonly Card[];
  press(cell: string): void;
  confirm(): void;
}

function actsOf(occasion: Occasion, { may, press, confirm }: Doing): Acts {
  const { props, draft, choose, isDown } = occasion;
  return {
    from: isDown ? may : [],
    to: (held) => (held === null ? may : [tableId]),
    act: (held, target) => press(held ?? target),
    refuse(_held, target) {
      const card = readCard(target);
      const why = card && whyNot(occasion, true, card);
      if (!why) return;
      props.say(why);
      choose(draft.cards, why);
    },
    last: tableId,
    keys: { c: confirm, u: () => choose([]) },
  };
}

export function playingTurn(occasion: Occasion): HeartsTurn {
  const { props, seen, words, draft, choose } = occasion;
  const own = seen.own ?? [];
  const legal = props.pending === null ? (props.legal ?? []) : [];
  const may = legal.flatMap((move) => (move.kind === 'card' ? [move.card] : []));
  const isMine = may.length > 0;
  const press = (cell: string) => {
    const card = readCard(cell);
    if (!card || !may.includes(card)) return;
    if (props.taste.confirmMoves) choose([card]);
    else props.play({ kind: 'card', card });
  };
  const confirm = () => {
    const [card] = draft.cards;
    if (card) props.play({ kind: 'card', card });
  };
  const fresh = own.length === 13 ? (seen.received ?? []) : []; // until one has played
  const stateOf = (card: Card) =>
    whyNot(occasion, isMine, card) ??
    (isMine ? words.say('playable') : fresh.includes(card) ? words.say('received') : null);
  return {
    look: {
      ...plain,
      risen: draft.cards,
      fresh,
      dim: own.filter((card) => whyNot(occasion, isMine, card) !== null),
    },
    acts: isMine ? actsOf(occasion, { may, press, confirm }) : { ...noActs, last: tableId },
    note: noteOf(occasion),
    cell: (card) => ({
      name: words.option(card, stateOf(card)),
      isDisabled: whyNot(occasion, isMine, card) !== null,
    }),
    buttons: isMine ? buttonsOf(occasion, confirm) : [],
  };
}
