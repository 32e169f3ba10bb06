// One's own turn: which card goes to the left, when the button may be pressed, and what the note says.
import { useEffect } from 'react';
import { type Card, readCard } from '../../../kit/cards.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import type { Action } from '../../../ui/board/ActionButtons.tsx';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { goingOn } from '../../../ui/board/goingOn.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { hasMatch, playersIn } from '../rules.ts';
import type { MatchAndPass, View } from '../shapes.ts';
import type { Words } from './words.ts';

export const buttonId = 'match';

interface Occasion {
  readonly props: BoardProps<MatchAndPass>;
  readonly seen: View;
  readonly words: Words;
}

export interface Turn {
  readonly acts: BoardActs;
  readonly note: string | null;
  readonly buttons: readonly Action[];
}

/** Whoever to the left gets the card. */
function receiverOf(seen: View, seat: number): number {
  const players = playersIn(seen);
  return players[(players.indexOf(seat) + 1) % players.length] ?? seat;
}

/** Also after choosing one may act: only a pause, a look back and the way to the server hold one up. */
function mayAct({ props, seen }: Occasion): boolean {
  const { seat, pending, toAct } = props;
  return seat !== null && pending === null && toAct.length > 0 && playersIn(seen).includes(seat);
}

function noteOf({ props, seen, words }: Occasion, why: string | null): string | null {
  const { seat, toAct } = props;
  if (why !== null) return why;
  if (seen.phase === 'over' || seen.phase === 'between') return null;
  const [first = 0] = seen.pressed;
  if (
    seen.phase === 'window' &&
    (seat === null || seen.pressed.includes(seat) || !playersIn(seen).includes(seat))
  )
    return first === seat ? words.say('youCalled') : words.say('called', { name: words.briefly(first) });
  if (seen.phase === 'window') return words.say('pressNow');
  if (seat === null) return null;
  if (!playersIn(seen).includes(seat)) return words.say('youAreOut');
  if (seen.chosen === null) return words.say('choose', { name: words.briefly(receiverOf(seen, seat)) });
  const others = toAct.filter((one) => one !== seat);
  return others.length ? words.say('waitingFor', { names: words.names(others) }) : null;
}

function actsOf(occasion: Occasion, explain: (why: string) => void): BoardActs {
  const { props, seen, words } = occasion;
  const { round, pass } = seen;
  const own = seen.own ?? [];
  const isOpen = seen.phase === 'window';
  const choose = (card: Card) =>
    props.play({ kind: 'choose', round, pass, card: card === seen.chosen ? null : card });
  const call = () => {
    if (isOpen || hasMatch(own)) props.play({ kind: 'match', round });
    else explain(words.refusal('noMatch'));
  };
  const isPressed = props.seat !== null && seen.pressed.includes(props.seat);
  const targets = isOpen ? (isPressed ? [] : [buttonId]) : [...own, buttonId];
  return {
    ...noActs,
    to: () => targets,
    act(_held, target) {
      const card = readCard(target);
      if (card) choose(card);
      else call();
    },
    refuse(_held, target) {
      if (isOpen && !isPressed && readCard(target)) explain(words.refusal('passingStopped'));
    },
  };
}

/** Space presses the button from anywhere on the page, when it can be pressed. */
function useSpaceBar(press: (() => void) | null): void {
  useEffect(() => {
    if (!press) return;
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('button, a, input, textarea, select, [role="dialog"]');
      if (event.key !== ' ' || event.repeat || isElsewhere) return;
      event.preventDefault();
      event.stopPropagation();
      press();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [press]);
}

function betweenTurn({ props, seen, words }: Occasion): Turn {
  const goOn = () => props.play({ kind: 'continue', round: seen.round });
  const { acts, button } = goingOn(props, words, goOn);
  const isIn = props.seat !== null && playersIn(seen).includes(props.seat);
  return { acts, note: null, buttons: isIn ? [button] : [] };
}

export function useTurn(props: BoardProps<MatchAndPass>, seen: View, words: Words): Turn {
  const { seat, say } = props;
  const occasion = { props, seen, words };
  const [why, keep] = useDraftFor<string | null>(`${seen.round} ${seen.pass} ${seen.phase}`, null);
  const explain = (text: string) => {
    say(text);
    keep(text);
  };
  const isCalled = seen.phase === 'window' && seat !== null && !seen.pressed.includes(seat);
  const isUp = mayAct(occasion) && (isCalled || (seen.phase === 'passing' && hasMatch(seen.own ?? [])));
  useSpaceBar(isUp ? () => props.play({ kind: 'match', round: seen.round }) : null);
  const alarm = isCalled && mayAct(occasion) ? words.say('pressNow') : null;
  useEffect(() => {
    if (alarm !== null) say(alarm, 'assertive');
  }, [alarm, say]);
  if (seen.phase === 'between') return betweenTurn(occasion);
  const isPlaying = mayAct(occasion) && (seen.phase === 'passing' || seen.phase === 'window');
  return {
    acts: isPlaying ? actsOf(occasion, explain) : noActs,
    note: noteOf(occasion, why),
    buttons: [],
  };
}
