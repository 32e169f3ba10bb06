// Choosing a hand: which there are, the one that is chosen but not confirmed yet, and the one that was sent.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { type Hand, handsOf, isHand } from '../hands.ts';
import { type Rps, roundOf } from '../rules.ts';

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
}

export function useChoosing(props: BoardProps<Rps>): Choosing {
  const { view, pending, taste, say } = props;
  const { t } = useTexts();
  const [draft, choose] = useDraftFor<Hand | null>(String(view.rounds.length), null);
  const hands = handsOf(view.rules.hands);
  const own = pending?.hand ?? view.own;
  const mayChoose = pending === null && !props.isOver && (props.legal?.length ?? 0) > 0;
  const send = (hand: Hand) => props.play({ round: roundOf(view), hand });
  const undo = () => choose(null);
  const confirm = () => {
    if (draft !== null && mayChoose) send(draft);
  };
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
    refuse() {
      if (own !== null) say(t('rules:rps.refusal.alreadyChosen'));
    },
  };
  return { hands, mayChoose, draft, own, acts: mayChoose ? acts : idle, undo, confirm };
}
