// Addresses of pictures of boards: whoever has one sees one turn of one match, from one side, for some days, and nothing else.
import { timingSafeEqual } from 'node:crypto';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Encryption } from '../../people/identity/encryption.ts';

/** A turn of a match as spectators see it. */
export interface PicturedTurn {
  readonly roomId: string;
  /** The number of the match in its room. */
  readonly game: number;
  readonly turn: number;
  /** Whose side of the board is near. */
  readonly nearSeat: number;
}

type Signing = Pick<Encryption, 'keyedHash'>;

const dayMs = 24 * 60 * 60_000;
/** Messages and mails are read late, and chat tools fetch a picture again. */
const goodForDays = 14;
/** As many characters as a guess would have to get right: 132 bits. */
const markLength = 22;

const folder = '/pictures/boards';

/** The route of all of them. */
export const boardRoute = `${folder}/:room/:name`;

function markOf(signing: Signing, { roomId, game, turn, nearSeat }: PicturedTurn, lastDay: number): string {
  const words = ['picture of a board', roomId, game, turn, nearSeat, lastDay];
  return signing.keyedHash(JSON.stringify(words)).slice(0, markLength);
}

/** The same for a whole day, so that what was fetched once is not fetched again. */
export function boardAddress(signing: Signing, pictured: PicturedTurn, now: number): string {
  const { roomId, game, turn, nearSeat } = pictured;
  const lastDay = Math.floor(now / dayMs) + goodForDays;
  const mark = markOf(signing, pictured, lastDay);
  return `${folder}/${roomId}/${game}.${turn}.${nearSeat}.${lastDay}.${mark}.png`;
}

export interface ReadAddress {
  readonly pictured: PicturedTurn;
  readonly endsAt: number;
}

const pattern = /^(\d{1,6})\.(\d{1,6})\.(\d{1,2})\.(\d{1,6})\.([\w-]{22})\.png$/;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What an address shows; made up or altered it is not there, and after its last day it may not be used. */
export function readBoardAddress(
  signing: Signing,
  { room, name }: { readonly room: string; readonly name: string },
  now: number,
): ReadAddress | Refusal {
  const [, game, turn, nearSeat, lastDay, mark = ''] = pattern.exec(name) ?? [];
  const pictured = {
    roomId: room,
    game: Number(game),
    turn: Number(turn),
    nearSeat: Number(nearSeat),
  };
  if (mark === '' || !isSame(mark, markOf(signing, pictured, Number(lastDay)))) return refuse('NotFound');
  const endsAt = (Number(lastDay) + 1) * dayMs;
  return endsAt > now ? { pictured, endsAt } : refuse('NotAllowed');
}
