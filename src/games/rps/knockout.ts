// The knock-out: pairs are drawn anew for each stage, all of its duels are played at once, and who loses is out.
// Drawn anew, so that at most one person a stage has no opponent; a fixed bracket of five would need three such places.
import type { Groups, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { isPlayedOut, leaderOf } from './duel.ts';
import type { Draw, Duel, Heat, Phase, Rules, State } from './shapes.ts';

/** Everybody goes round by round: who has shown theirs waits for the other duels of the stage. */
type Stand = Pick<State, 'rules' | 'seats' | 'heats'>;

const seatsAt = ({ seats }: Pick<State, 'seats'>): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Who goes on; null: the duel is still being played. Whoever gives up first loses. */
export function winnerIn(duel: Duel, { gone }: Pick<Heat, 'gone'>, rules: Rules): Seat | null {
  if (isPlayedOut(duel.rounds, rules)) return leaderOf(duel) ?? duel.lot;
  const loser = gone.find((seat) => duel.seats.includes(seat));
  return duel.seats.find((seat) => loser !== undefined && seat !== loser) ?? null;
}

export const openDuels = (heat: Heat, rules: Rules): readonly Duel[] =>
  heat.duels.filter((duel) => winnerIn(duel, heat, rules) === null);

/** Who is out since this stage, by seat. */
export function outIn(heat: Heat, rules: Rules): Seat[] {
  const losers = heat.duels.flatMap((duel) => {
    const winner = winnerIn(duel, heat, rules);
    return winner === null ? [] : duel.seats.filter((seat) => seat !== winner);
  });
  return [...new Set([...losers, ...heat.gone])].toSorted((a, b) => a - b);
}

export function seatsIn(stand: Stand): Seat[] {
  const out = stand.heats.flatMap((heat) => outIn(heat, stand.rules));
  return seatsAt(stand).filter((seat) => !out.includes(seat));
}

/** The duel of this seat in the stage that is being played. */
export const duelOf = ({ heats }: Pick<State, 'heats'>, seat: Seat): Duel | null =>
  heats.at(-1)?.duels.find((duel) => duel.seats.includes(seat)) ?? null;

const lengths = (duels: readonly Duel[]): number[] => duels.map(({ rounds }) => rounds.length);
const longest = ({ duels }: Heat): number => Math.max(0, ...lengths(duels));

/** The number of the round that is being chosen for, from 1 and on through all stages. */
export function roundOf({ rules, heats }: Pick<State, 'rules' | 'heats'>): number {
  const heat = heats.at(-1);
  if (!heat) return 1;
  const before = heats.slice(0, -1).reduce((sum, each) => sum + longest(each), 0);
  const open = openDuels(heat, rules);
  return before + 1 + (open.length > 0 ? Math.min(...lengths(open)) : longest(heat));
}

/** Points are level after the last round. */
export function toBeDrawn(stand: Stand): Duel | null {
  const heat = stand.heats.at(-1);
  if (!heat || stand.seats === 2) return null;
  return openDuels(heat, stand.rules).find(({ rounds }) => isPlayedOut(rounds, stand.rules)) ?? null;
}

/** Whose choice for this round is missing, whether or not the dealer makes it for them. */
export function awaited({ rules, heats }: Pick<State, 'rules' | 'heats'>): readonly Seat[] {
  const heat = heats.at(-1);
  if (!heat) return [];
  const open = openDuels(heat, rules).filter(({ rounds }) => !isPlayedOut(rounds, rules));
  const least = Math.min(...lengths(open));
  return open
    .filter(({ rounds }) => rounds.length === least)
    .flatMap(({ seats, choices }) => seats.filter((_, side) => choices[side] === null))
    .toSorted((a, b) => a - b);
}

export function phaseOf(state: State): Phase {
  const heat = state.heats.at(-1);
  const players = seatsIn(state);
  if (!heat) return 'drawing';
  if (players.length === 1) return 'over';
  if (openDuels(heat, state.rules).length > 0) return 'playing';
  return players.every((seat) => state.ready[seat]) ? 'drawing' : 'between';
}

/** Where they are odd one has no opponent, and nobody twice while somebody else has not had that. */
export function drawn(state: State, random: Random): Draw {
  const players = random.shuffle(seatsIn(state));
  const had = state.heats.map((heat) => heat.bye);
  const rested = players.find((seat) => !had.includes(seat)) ?? players[0] ?? null;
  const bye = players.length % 2 === 1 ? rested : null;
  const rest = players.filter((seat) => seat !== bye);
  const pairs = rest.flatMap((first, at) => {
    const second = rest[at + 1];
    return at % 2 === 0 && second !== undefined ? [[first, second] as const] : [];
  });
  return { pairs, bye };
}

export const opened = ({ pairs, bye }: Draw): Heat => ({
  duels: pairs.map((seats) => ({ seats, rounds: [], choices: [null, null], lot: null })),
  bye,
  gone: [],
});

/** With this duel in place of the one between the same two. */
export const withDuel = (heat: Heat, duel: Duel): Heat => ({
  ...heat,
  duels: heat.duels.map((each) => (each.seats[0] === duel.seats[0] ? duel : each)),
});

/** Those still in, then those who went out, the last stage first. */
export function placesIn(stand: Stand): Groups {
  const out = stand.heats.map((heat) => outIn(heat, stand.rules)).toReversed();
  return [seatsIn(stand), ...out.filter((seats) => seats.length > 0)];
}
