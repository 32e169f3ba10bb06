// Asks once before a page with unsaved changes is left: by a link, by code or by the browser's back button.
import { lazy, Suspense } from 'react';
import { useDeparture } from '../navigation/useUnsavedChanges.ts';

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

export function LeaveGuard() {
  const departure = useDeparture();
  return (
    departure && (
      <Suspense>
        <LeaveDialog onLeave={departure.leave} onStay={departure.stay} />
      </Suspense>
    )
  );
}
