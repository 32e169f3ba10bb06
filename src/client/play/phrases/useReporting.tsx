// Reporting at the table: who can be reported, and the dialog while it is open.
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { MatchView } from '../../../contract/play/tables.ts';
import type { Seat } from '../../../engine/game.ts';
import type { GameBoard } from '../../../ui/BoardProps.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import type { Sitting } from '../seats.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

interface Reporting {
  /** Whose drawing is reported; null: that is still to be chosen. Left out: there is nothing to report. */
  readonly report: ((drawer: Seat | null) => void) | undefined;
  readonly dialog: ReactNode;
}

/** Where people write to each other, everybody but bots and oneself can be reported. */
export function useReporting(
  { room, game }: MatchView,
  all: readonly Sitting[],
  { isWritten }: Pick<GameBoard, 'isWritten'>,
): Reporting {
  const [asked, ask] = useState<{ readonly drawer: Seat | null } | null>(null);
  const people = useMemo(
    () => all.flatMap(({ place, name, isMe }) => (place?.id && !isMe ? [{ id: place.id, name }] : [])),
    [all],
  );
  const report = useCallback((drawer: Seat | null) => ask({ drawer }), []);
  const drawn = asked?.drawer == null ? null : (all[asked.drawer]?.place?.id ?? null);
  const drawer = people.find(({ id }) => id === drawn)?.id ?? null;
  return {
    report: isWritten && people.length > 0 ? report : undefined,
    dialog: asked && (
      <Suspense fallback={null}>
        <PageTexts>
          <ReportDialog drawer={drawer} game={game} onClose={() => ask(null)} people={people} roomId={room} />
        </PageTexts>
      </Suspense>
    ),
  };
}
