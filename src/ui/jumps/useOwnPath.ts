// The draft of one's own turn: the squares so far, for as long as the position stands.
import type { BoardProps } from '../BoardProps.ts';
import { useDraftFor } from '../board/useDraftFor.ts';
import type { Jumps, Path } from './turn.ts';

type Props = Pick<BoardProps<Jumps>, 'view' | 'seat' | 'pending' | 'isOver' | 'legal'>;

export const nowhere: Path = [];

export function useOwnPath({ view, seat, pending, isOver, legal }: Props) {
  const isOpen = pending === null && seat !== null && !isOver && (legal?.length ?? 0) > 0;
  const [drafted, draft] = useDraftFor(`${view.turn} ${view.pieces}`, nowhere);
  return { isOpen, path: isOpen ? drafted : nowhere, draft };
}
