// The players of a game by seat, and their order around one's own.
import type { MatchView, Place, Room } from '../../contract/play/tables.ts';
import type { Seat } from '../../engine/game.ts';
import type { SeatedPerson } from '../../ui/BoardProps.ts';
import type { Speak } from '../../ui/texts.tsx';
import { botName, nameOf } from '../games/tables/people.ts';

export interface Sitting {
  readonly seat: Seat;
  readonly place: Place | null;
  readonly name: string;
  /** For little room. */
  readonly short: string;
  readonly isMe: boolean;
}

/** Everybody gets a short name that is nobody else's. */
export function withShortNames(all: readonly Omit<Sitting, 'short'>[]): Sitting[] {
  const players = placesOf(all);
  return all.map((one) => {
    const others = all.filter((other) => other !== one);
    const isTaken = (short: string) => others.some((other) => shortNames(other, players).includes(short));
    return { ...one, short: shortNames(one, players).find((short) => !isTaken(short)) ?? one.name };
  });
}

const placesOf = (all: readonly Pick<Sitting, 'place'>[]): readonly Place[] =>
  all.flatMap(({ place }) => place ?? []);

/** A bot's name without its strength; a person's first name, or that and an initial. */
function shortNames({ name, place }: Omit<Sitting, 'short'>, players: readonly Place[]): string[] {
  if (place?.isBot) return [botName(place, players)];
  const [first = name, ...more] = name.split(' ');
  const [initial] = more.at(-1) ?? '';
  return initial ? [first, `${first} ${initial}.`] : [first];
}

export function sittings(room: Room, match: MatchView, t: Speak): Sitting[] {
  const all = match.positions.map((position, seat) => {
    const place = room.players.find((each) => each.position === position) ?? null;
    const isGone = !place && room.former.includes(position);
    const absent = isGone ? t('table.former') : t('table.nobody');
    const name = place ? nameOf(place, room.players, t) : absent;
    return { seat, place, name, isMe: match.mySeat === seat };
  });
  return withShortNames(all);
}

/** For a board, which has little room: bots by their names alone, as their plates are beside it. */
export const forBoard = (all: readonly Sitting[]): SeatedPerson[] =>
  all.map(({ seat, place, name, short, isMe }) => ({ seat, name: place?.isBot ? short : name, isMe }));

/** It is this viewer's turn. */
export const isMyTurn = ({ mySeat, toAct }: Pick<MatchView, 'mySeat' | 'toAct'>): boolean =>
  mySeat !== null && toAct.includes(mySeat);

/** This viewer may move, whether or not it is their turn. */
export const mayMove = (match: MatchView): boolean =>
  isMyTurn(match) || (match.mySeat !== null && match.optionalToAct.includes(match.mySeat));

/** The others, clockwise from the left of the near seat. */
export const othersAround = (all: readonly Sitting[], near: Seat): Sitting[] =>
  all.slice(1).flatMap((_, step) => all[(near + step + 1) % all.length] ?? []);
