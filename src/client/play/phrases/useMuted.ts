// Whose words one does not want to see at a table: everybody's by one's preferences, or some people's in this browser.
import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Seat } from '../../../engine/game.ts';
import type { GameBoard } from '../../../ui/BoardProps.ts';
import { browserStorage } from '../../base/session/browserStorage.ts';
import type { Sitting } from '../seats.ts';

const Kept = z.object({ by: z.string(), people: z.array(z.string()) });

/** The latest ones; whom one muted before them is heard again. */
const most = 100;

/** Another account on the same browser begins with nobody. */
function mutedBy(userId: string): readonly string[] {
  const read = Kept.safeParse(browserStorage.read('muted'));
  return read.success && read.data.by === userId ? read.data.people : [];
}

export interface Muted {
  readonly people: ReadonlySet<string>;
  /** Of other people at this table, with everybody's where nobody is to be heard. */
  readonly seats: readonly Seat[];
  mute(people: readonly string[]): void;
}

export function useMuted(userId: string, all: readonly Sitting[], isEverybody: boolean): Muted {
  const [list, setList] = useState(() => mutedBy(userId));
  const people = useMemo(() => new Set(list), [list]);
  const seats = useMemo(() => mutedSeats(all, people, isEverybody), [all, people, isEverybody]);
  const mute = useCallback(
    (next: readonly string[]) => {
      const kept = next.slice(-most);
      browserStorage.write('muted', { by: userId, people: kept });
      setList(kept);
    },
    [userId],
  );
  return { people, seats, mute };
}

/** Bots say nothing of their own. */
function mutedSeats(
  all: readonly Sitting[],
  people: ReadonlySet<string>,
  isEverybody: boolean,
): readonly Seat[] {
  return all.flatMap(({ seat, place, isMe }) => {
    const isHeard = isMe || !place?.id || !(isEverybody || people.has(place.id));
    return isHeard ? [] : [seat];
  });
}

/** Lines with words of muted people say only that something is hidden. */
export function withoutMuted<T extends Parameters<NonNullable<GameBoard['isWritten']>>[0]>(
  lines: readonly T[],
  muted: readonly Seat[],
  { isWritten }: Pick<GameBoard, 'isWritten'>,
): readonly T[] {
  if (!isWritten || muted.length === 0) return lines;
  return lines.map((line) =>
    line.seat !== null && muted.includes(line.seat) && isWritten(line)
      ? { ...line, key: 'table.hidden', values: {} }
      : line,
  );
}
