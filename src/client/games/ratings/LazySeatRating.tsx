// The rating of a seat, fetched after the table is shown: nobody waits for it.
import { type ComponentProps, lazy, Suspense } from 'react';
import type { SeatRating as Shown } from './SeatRating.tsx';

const SeatRating = lazy(async () => ({ default: (await import('./SeatRating.tsx')).SeatRating }));

export function LazySeatRating(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense fallback={null}>
      <SeatRating {...props} />
    </Suspense>
  );
}
