// The players of a game by seat, and their order around one's own.
import type { MatchView, Place, Room } from '../../contract/play/tables.ts';
import type { Seat } from '../../engine/game.ts';
import type { Speak } from '../../ui/texts.tsx';

export interface Sitting {
  readonly seat: Seat;
  readonly place: Place | null;
  readonly name: string;
  /** For little room. */
  readonly short: string;
  readonly isMe: boolean;
}

export const nameOf = (place: Place | null, t: Speak): string => {
  if (!place) return t('table.nobody');
  return place.isBot ? t(`table.bot.${place.strength ?? 0}`) : place.name;
};

/** Bots of the same strength are numbered, and everybody has a short name that is nobody else's. */
export function toldApart(all: readonly Omit<Sitting, 'short'>[]): Sitting[] {
  const numbered = all.map((one) => {
    const alike = all.filter(({ name, place }) => place?.isBot && name === one.name);
    const isAlone = !one.place?.isBot || alike.length === 1;
    return isAlone ? one : { ...one, name: `${one.name} ${alike.indexOf(one) + 1}` };
  });
  return numbered.map((one) => {
    const others = numbered.filter((other) => other !== one);
    const isTaken = (short: string) => others.some((other) => shortNames(other).includes(short));
    return { ...one, short: shortNames(one).find((short) => !isTaken(short)) ?? one.name };
  });
}

/** The distinguishing part of a bot's name; a person's first name, or that and an initial. */
function shortNames({ name, place }: Omit<Sitting, 'short'>): string[] {
  if (place?.isBot) return [name.replace(/^(\S+) \S+/, '$1')];
  const [first = name, ...more] = name.split(' ');
  const [initial] = more.at(-1) ?? '';
  return initial ? [first, `${first} ${initial}.`] : [first];
}

export function sittings(room: Room, match: MatchView, t: Speak): Sitting[] {
  const all = match.positions.map((position, seat) => {
    const place = room.players.find((each) => each.position === position) ?? null;
    const isGone = !place && room.former.includes(position);
    const name = isGone ? t('table.former') : nameOf(place, t);
    return { seat, place, name, isMe: match.mySeat === seat };
  });
  return toldApart(all);
}

/** It is this viewer's turn. */
export const isMyTurn = ({ mySeat, toAct }: Pick<MatchView, 'mySeat' | 'toAct'>): boolean =>
  mySeat !== null && toAct.includes(mySeat);

/** This viewer may move, whether or not it is their turn. */
export const mayMove = (match: MatchView): boolean =>
  isMyTurn(match) || (match.mySeat !== null && match.optionalToAct.includes(match.mySeat));

/** The others, clockwise from the left of the near seat. */
export const othersAround = (all: readonly Sitting[], near: Seat): Sitting[] =>
  all.slice(1).flatMap((_, step) => all[(near + step + 1) % all.length] ?? []);
