// What is said on a game's table in its own words, and how the people who sit there are called.
import type { Seat } from '../engine/game.ts';
import type { SeatedPerson } from './BoardProps.ts';
import type { Speak } from './texts.tsx';

export interface TableWords {
  /** A sentence of the board. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  refusal(key: string): string;
  name(seat: Seat): string;
  /** Where there is little room: a long name is cut to the first one. */
  briefly(seat: Seat): string;
  names(seats: readonly Seat[]): string;
}

const longest = 12;

export function tableWords(t: Speak, game: string, people: readonly SeatedPerson[]): TableWords {
  const say: TableWords['say'] = (key, values = {}) => t(`rules:${game}.board.${key}`, values);
  const name = (seat: Seat) => {
    const person = people.find((one) => one.seat === seat);
    return person?.isMe ? say('you') : (person?.name ?? '');
  };
  const briefly = (seat: Seat) => {
    const whole = name(seat);
    return whole.length > longest ? (whole.split(' ')[0] ?? whole) : whole;
  };
  return {
    say,
    refusal: (key) => t(`rules:${game}.refusal.${key}`),
    name,
    briefly,
    names: (seats) => seats.map(briefly).join(', '),
  };
}
