// Addresses between hosts and pages: what may be framed, deep links, the path of a table.
import { documentRules, pathTo } from '../../../contract/pages.ts';

/** Documents with passwords, providers and billing are refused in frames, and so are their pages. */
export const mayBeFramed = (path: string): boolean => documentRules(path).framing !== 'nobody';

/** Pages for meetings, on which people sign in without leaving the page. */
export const isMeeting = (path: string): boolean => documentRules(path).framing === 'meeting';

export interface TablePlace {
  readonly gameName: string;
  readonly roomId: string;
}

export const stageAddress = ({ gameName, roomId }: TablePlace): string =>
  pathTo('/meeting/games/:id/:roomID', { id: gameName, roomID: roomId });
export const tableAddress = ({ gameName, roomId }: TablePlace): string =>
  pathTo('/games/:id/:roomID', { id: gameName, roomID: roomId });

export const linkTo = ({ gameName, roomId }: TablePlace): string => `room:${gameName}:${roomId}`;

/** The path a link of `linkTo` and its like leads to; null for anything else. */
export function pathOfLink(link: string, isPanel: boolean): string | null {
  const [, gameName, roomId] = /^room:([A-Za-z0-9]{1,32}):([\w-]{1,64})$/.exec(link) ?? [];
  if (gameName && roomId) return (isPanel ? stageAddress : tableAddress)({ gameName, roomId });
  const [, puzzle] = /^puzzle:([A-Za-z0-9]{1,32})$/.exec(link) ?? [];
  if (puzzle) return `/puzzle/${puzzle}`;
  const [, poll] = /^poll:([0-9a-f-]{36})$/.exec(link) ?? [];
  if (poll) return `/polls/${poll}`;
  return /^event:[\w-]{1,64}$/.test(link) ? '/events' : null;
}
