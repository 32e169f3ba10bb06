// Choosing a hand: which there are, the one that is chosen but not confirmed yet, and the one that was sent.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { type Hand, handsOf, isHand } from '../hands.ts';
import type { DuelView, Rps } from '../shapes.ts';
import { roundIn } from '../view.ts';

export interface Choosing {
  readonly hands: readonly Hand[];
  readonly mayChoose: boolean;
  /** Chosen, where moves are confirmed. */
  readonly draft: Hand | null;
  /** Sent, and hidden from the other until both have chosen. */
  readonly own: Hand | null;
  readonly acts: BoardActs;
  undo(): void;
  confirm(): void;
  /** On to the next stage of a knock-out; null: one may not, or has already. */
  readonly goOn: (() => void) | null;
}

/** `duel` is the one on the stage; only in one's own is there anything to choose. */
export function useChoosing(props: BoardProps<Rps>, duel: DuelView): Choosing {
  const { view, pending, taste, say } = props;
  const { t } = useTexts();
  const round = roundIn(view);
  const [draft, choose] = useDraftFor<Hand | null>(String(round), null);
  const hands = handsOf(view.rules.hands);
  const own = (pending && 'hand' in pending ? pending.hand : null) ?? duel.own;
  const mayChoose = pending === null && !props.isOver && Boolean(props.legal?.some((move) => 'hand' in move));
  const send = (hand: Hand) => props.play({ round, hand });
  const undo = () => choose(null);
  const confirm = () => {
    if (draft !== null && mayChoose) send(draft);
  };
  const next = pending === null && !props.isOver ? props.legal?.find((move) => !('hand' in move)) : undefined;
  const goOn = next ? () => props.play(next) : null;
  const places = Object.fromEntries(hands.map((hand, at) => [String(at + 1), hand]));
  const acts: BoardActs = {
    from: [],
    to: (held) => (held === null ? hands : []),
    act(_, id) {
      if (isHand(id)) (taste.confirmMoves ? choose : send)(id);
    },
    places,
    keys: { c: confirm, u: undo },
  };
  const idle: BoardActs = {
    ...noActs,
    places,
    keys: goOn ? { c: goOn } : {},
    refuse() {
      if (own !== null) say(t('rules:rps.refusal.alreadyChosen'));
    },
  };
  return { hands, mayChoose, draft, own, acts: mayChoose ? acts : idle, undo, confirm, goOn };
}
