// The players of a game by seat, and their order around one's own.
import type { MatchView, Place, Room } from '../../contract/tables.ts';
import type { Seat } from '../../engine/game.ts';
import type { Speak } from '../../ui/texts.tsx';

export interface Sitting {
  readonly seat: Seat;
  readonly place: Place | null;
  readonly name: string;
  readonly isMe: boolean;
}

export const nameOf = (place: Place | null, t: Speak): string => {
  if (!place) return t('table.nobody');
  return place.isBot ? t(`table.bot.${place.strength ?? 0}`) : place.name;
};

/** Bots of the same strength are numbered. */
export function numbered<T extends Pick<Sitting, 'name' | 'place'>>(all: readonly T[]): T[] {
  return all.map((one) => {
    const alike = all.filter(({ name, place }) => place?.isBot && name === one.name);
    const isAlone = !one.place?.isBot || alike.length === 1;
    return isAlone ? one : { ...one, name: `${one.name} ${alike.indexOf(one) + 1}` };
  });
}

/** For little room: a person's first name, or the distinguishing part of a bot's. */
export const shortName = ({ name, place }: Pick<Sitting, 'name' | 'place'>): string =>
  place?.isBot ? name.replace(/^(\S+) \S+/, '$1') : (name.split(' ')[0] ?? name);

export function sittings(room: Room, match: MatchView, t: Speak): Sitting[] {
  const all = match.positions.map((position, seat) => {
    const place = room.players.find((each) => each.position === position) ?? null;
    const isGone = !place && room.former.includes(position);
    const name = isGone ? t('table.former') : nameOf(place, t);
    return { seat, place, name, isMe: match.mySeat === seat };
  });
  return numbered(all);
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
