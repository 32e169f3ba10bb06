// What each audience sees: all rounds that were shown, one's own choice, and of the others only that they made theirs.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { chosenIn, pointsOf, sideOf } from './duel.ts';
import { type Hand, handsOf, type Round, winnerOf } from './hands.ts';
import { awaited, duelOf, phaseOf, roundOf, seatsIn, winnerIn } from './knockout.ts';
import { betweenRounds, result } from './rules.ts';
import {
  type Draw,
  type Duel,
  type DuelView,
  type Heat,
  isKnockout,
  type KnockoutView,
  type Move,
  type Rps,
  type Rules,
  type SeenHeat,
  type State,
  type View,
} from './shapes.ts';

const seenRules = ({ hands, bestOf }: Rules): Rules => ({ hands, bestOf });

const haveChosen = ({ choices: [first, second] }: Duel): readonly [boolean, boolean] => [
  first !== null,
  second !== null,
];

const ownIn = (duel: Duel | null, to: Audience): Hand | null =>
  duel === null || to === 'spectator' ? null : duel.choices[sideOf(duel, to)];

const seenHeat = (heat: Heat, rules: Rules): SeenHeat => ({
  duels: heat.duels.map((duel) => ({
    seats: duel.seats,
    rounds: duel.rounds,
    hasChosen: haveChosen(duel),
    points: pointsOf(duel.rounds),
    winner: winnerIn(duel, heat, rules),
  })),
  bye: heat.bye,
});

function knockoutView(state: State, to: Audience): KnockoutView {
  const players = seatsIn(state);
  return {
    rules: seenRules(state.rules),
    phase: phaseOf(state),
    round: roundOf(state),
    heats: state.heats.map((heat) => seenHeat(heat, state.rules)),
    isIn: state.ready.map((_, seat) => players.includes(seat)),
    isReady: state.ready,
    awaited: awaited(state),
    own: to === 'spectator' ? null : ownIn(duelOf(state, to), to),
  };
}

function view(state: State, to: Audience): View {
  const duel = duelOf(state, 0);
  if (state.seats > 2 || !duel) return knockoutView(state, to);
  return {
    rules: seenRules(state.rules),
    rounds: duel.rounds,
    own: ownIn(duel, to),
    hasChosen: haveChosen(duel),
    points: pointsOf(duel.rounds),
    isOver: result(state) !== null,
  };
}

export const hasChosen = (seen: DuelView, seat: Seat): boolean => seen.hasChosen[seat === 0 ? 0 : 1];

/** The number of the round that is being chosen for, from 1. */
export const roundIn = (seen: View): number => (isKnockout(seen) ? seen.round : seen.rounds.length + 1);

function mayChoose(seen: View, seat: Seat): boolean {
  if (isKnockout(seen)) return seen.phase === 'playing' && seen.awaited.includes(seat);
  return !seen.isOver && !hasChosen(seen, seat);
}

function legalMoves(seen: View, seat: Seat): readonly Move[] {
  const round = roundIn(seen);
  if (isKnockout(seen) && seen.phase === 'between')
    return seen.isIn[seat] && !seen.isReady[seat] ? [{ kind: 'continue', round }] : [];
  return mayChoose(seen, seat) ? handsOf(seen.rules.hands).map((hand) => ({ round, hand })) : [];
}

/** "Rock crushes scissors", said of whoever showed rock: the first or the second of the two. */
export function tellRound(round: Round): Line {
  const winner = winnerOf(round);
  if (winner === null) return { seat: null, key: `tie.${round[0]}`, values: {} };
  const [one, other] = winner === 0 ? round : [round[1], round[0]];
  return { seat: winner, key: `beats.${one}.${other}`, values: {} };
}

/** A first choice is not told; the second one shows both. Where several duels are played a tie is told of its first seat. */
function tellChoice(state: State, seat: Seat, hand: Hand): Line | null {
  const duel = duelOf(state, seat);
  const round = duel && chosenIn(duel, seat, hand).rounds[duel.rounds.length];
  if (!duel || !round) return null;
  const { seat: side, key, values } = tellRound(round);
  if (side === null && state.seats === 2) return { seat: null, key, values };
  return { seat: duel.seats[side === 1 ? 1 : 0], key, values };
}

function tellDraw(before: State, { pairs, bye }: Draw): Line {
  const values = { number: before.heats.length + 1 };
  if (bye !== null) return { seat: bye, key: 'bye', values };
  return { seat: null, key: pairs.length === 1 ? 'final' : 'drawn', values };
}

function tell(before: State, entry: Entry<Rps>): Line | null {
  if (entry.kind === 'move')
    return 'hand' in entry.move ? tellChoice(before, entry.by, entry.move.hand) : null;
  if (entry.kind === 'deal') {
    const { deal } = entry;
    if ('hand' in deal) return tellChoice(before, deal.seat, deal.hand);
    return 'lot' in deal ? { seat: deal.lot, key: 'lot', values: {} } : tellDraw(before, deal);
  }
  if (betweenRounds(before)) return null;
  const [seat = null, ...others] = awaited(before);
  return { seat: others.length > 0 ? null : seat, key: 'timeUp', values: {} };
}

/** The points of two; of more, how many duels each has won. */
function scores(state: State): readonly number[] {
  const [heat] = state.heats;
  const [duel] = heat?.duels ?? [];
  if (state.seats === 2) return pointsOf(duel?.rounds ?? []);
  const winners = state.heats.flatMap((each) =>
    each.duels.map((played) => winnerIn(played, each, state.rules)),
  );
  return state.ready.map((_, seat) => winners.filter((winner) => winner === seat).length);
}

/** What is shown and told. */
export const views: GameViews<Rps> = {
  view,
  legalMoves,
  scores,
  tell,
};
