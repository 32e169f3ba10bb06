// What is said on the board: what the last round came to, what one waits for, and how one's duel ended.
import type { Seat } from '../../../engine/game.ts';
import type { BoardProps, SeatedPerson } from '../../../ui/BoardProps.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { seenDuelOf } from '../seen.ts';
import { isKnockout, type KnockoutView, type Rps, type View } from '../shapes.ts';
import { hasChosen, tellRound } from '../view.ts';
import type { Look } from './look.ts';
import type { Choosing } from './useChoosing.ts';

export function nameOf(people: readonly SeatedPerson[], seat: Seat, t: Speak): string {
  const person = people.find((each) => each.seat === seat);
  if (person?.isMe) return t('rules:rps.board.you');
  return person?.name ?? '';
}

/** What the last round came to, or what was chosen since. */
export function wordsOf({ view }: Look, { own, draft }: Choosing, t: Speak): string {
  const chosen = own ?? draft;
  if (chosen !== null) return t(`rules:rps.hand.${chosen}`);
  const last = view.rounds.at(-1);
  return last
    ? t(`rules:rps.line.${tellRound(last).key}`)
    : t('rules:rps.board.bestOf', { count: view.rules.bestOf });
}

type Fate = 'youWin' | 'through' | 'out' | 'bye' | null;

/** In a knock-out: how this stage ended for a seat; null: its duel is still being played. */
export function fateOf(view: View, seat: Seat | null): Fate {
  if (!isKnockout(view) || seat === null) return null;
  if (!view.isIn[seat]) return 'out';
  if (view.phase === 'over') return 'youWin';
  if (view.heats.at(-1)?.bye === seat) return 'bye';
  return seenDuelOf(view, seat)?.winner === seat ? 'through' : null;
}

/** `other` is who one plays against, or null where one only watches. */
export function noteOf(
  props: BoardProps<Rps>,
  look: Look,
  { own, mayChoose }: Choosing,
  other: string | null,
  t: Speak,
): string {
  const { view, seat } = props;
  const text = (key: string, values = {}) => t(`rules:rps.board.${key}`, values);
  const fate = fateOf(view, seat);
  if (fate !== null) return text(fate);
  if (look.view.isOver || props.isOver || look.side === null || other === null) return '';
  if (own !== null) return text('waiting', { name: other });
  if (!mayChoose)
    return isKnockout(view) && view.phase === 'playing' && props.pending === null ? text('otherDuels') : '';
  return hasChosen(look.view, 1 - look.side) ? text('otherReady', { name: other }) : text('choose');
}

/** "Stage 2", or "Final" where only two are left. */
export function stageName({ heats }: Pick<KnockoutView, 'heats'>, at: number, t: Speak): string {
  const heat = heats[at];
  const isFinal = heat?.duels.length === 1 && heat.bye === null;
  return isFinal ? t('rules:rps.board.final') : t('rules:rps.board.stage', { number: at + 1 });
}

/** What stands on the plate of a seat. */
export function factOf(view: View, seat: Seat, t: Speak): string | null {
  if (!isKnockout(view)) {
    if (view.isOver) return null;
    return t(hasChosen(view, seat) ? 'rules:rps.hasChosen' : 'rules:rps.choosing');
  }
  const fate = fateOf(view, seat);
  if (fate !== null) return t(`rules:rps.seat.${fate === 'youWin' ? 'winner' : fate}`);
  if (view.awaited.includes(seat)) return t('rules:rps.choosing');
  const duel = seenDuelOf(view, seat);
  const isChosen = duel?.hasChosen[duel.seats.indexOf(seat)];
  return t(isChosen ? 'rules:rps.hasChosen' : 'rules:rps.seat.waiting');
}
