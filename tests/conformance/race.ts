// The smallest game in which everything happens: a race of steps, with luck, time, rounds and forced moves where asked for.
import type { GameDefinition } from '../../src/engine/game.ts';

export interface Rules {
  readonly goal: number;
  /** The house rolls how far a turn goes. */
  readonly isLucky: boolean;
  /** Everyone steps at the same time, then waits for the others. */
  readonly isTogether: boolean;
  /** At the last field before the goal there is no choice. */
  readonly isForced: boolean;
}

export interface State {
  readonly rules: Rules;
  readonly fields: readonly number[];
  readonly turns: number;
  readonly waiting: readonly boolean[]; // by seat, in a race of everyone together
  readonly roll: number | null;
}

export interface Race {
  rules: Rules;
  state: State;
  move: number;
  deal: number;
  view: State;
}

const usual: Rules = { goal: 6, isLucky: false, isTogether: false, isForced: false };

const isOver = (state: State) => state.fields.some((field) => field >= state.rules.goal);

function stepped(state: State, by: number, steps: number): State {
  const fields = state.fields.with(by, (state.fields[by] ?? 0) + steps * (state.roll ?? 1));
  const waiting = state.waiting.with(by, true);
  const isTurnDone = !state.rules.isTogether || waiting.every(Boolean);
  return {
    ...state,
    fields,
    roll: null,
    turns: state.turns + (isTurnDone ? 1 : 0),
    waiting: isTurnDone ? waiting.map(() => false) : waiting,
  };
}

function toAct(state: State): readonly (number | 'house')[] {
  if (isOver(state)) return [];
  if (state.rules.isLucky && state.roll === null) return ['house'];
  if (state.rules.isTogether) return state.waiting.flatMap((waits, seat) => (waits ? [] : [seat]));
  return [state.turns % state.fields.length];
}

export const race: GameDefinition<Race> = {
  id: 'race',
  version: 1,
  seats: [2, 3],
  ruleSets: {
    standard: usual,
    lucky: { ...usual, isLucky: true },
    together: { ...usual, isTogether: true },
    forced: { ...usual, isForced: true },
  },
  manners: { draw: true, resign: true, clock: true, takeback: true },
  start: (rules, seats) => ({
    rules,
    fields: new Array<number>(seats).fill(0),
    turns: 0,
    waiting: new Array<boolean>(seats).fill(false),
    roll: null,
  }),
  toAct,
  refusal: (state, seat, move) =>
    !toAct(state).includes(seat) ? 'notYourTurn' : move === 1 || move === 2 ? null : 'oneOrTwo',
  play(state, entry) {
    if (entry.kind === 'deal') return { ...state, roll: entry.deal };
    if (entry.kind === 'move') return stepped(state, entry.by, entry.move);
    const late = toAct(state).filter((seat) => seat !== 'house');
    return late.reduce<State>((next, seat) => stepped(next, seat, 0), state);
  },
  deal: (_state, random) => 1 + random.below(2),
  timer: (state) => (isOver(state) ? null : { name: `turn ${state.turns}`, ms: 10_000 }),
  result(state) {
    if (!isOver(state)) return null;
    const first = state.fields.flatMap((field, seat) => (field >= state.rules.goal ? [seat] : []));
    const rest = state.fields.flatMap((field, seat) => (field >= state.rules.goal ? [] : [seat]));
    return { places: rest.length ? [first, rest] : [first], reason: 'normal' };
  },
  forced(state) {
    const [by] = toAct(state);
    const isLast =
      state.rules.isForced && typeof by === 'number' && state.fields[by] === state.rules.goal - 1;
    return isLast ? { by, move: 1 } : null;
  },
  view: (state) => ({ ...state }),
  legalMoves: (view, seat) => (toAct(view).includes(seat) ? [1, 2] : []),
  tell: (_before, entry) =>
    entry.kind === 'move' ? { seat: entry.by, key: 'stepped', values: { steps: entry.move } } : null,
  readMove: (raw) => (raw === 1 || raw === 2 ? raw : null),
  lessons: async () => [],
  bots: async () => [],
};
