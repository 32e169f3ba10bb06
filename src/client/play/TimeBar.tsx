// A bar that empties with the time left for a decision.
import { useEffect, useRef } from 'react';
import { useTexts } from '../../ui/texts.tsx';

interface TimeBarProps {
  readonly ms: number;
  readonly leftMs: number;
  readonly seenAt: number;
}

export function TimeBar({ ms, leftMs, seenAt }: TimeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { t } = useTexts();
  useEffect(() => {
    const left = Math.max(0, leftMs - (performance.now() - seenAt));
    const run = bar.current?.animate([{ transform: `scaleX(${left / ms})` }, { transform: 'scaleX(0)' }], {
      duration: left,
      fill: 'forwards',
    });
    return () => run?.cancel();
  }, [ms, leftMs, seenAt]);
  return (
    <div aria-label={t('table.turnLimit')} className="tp-timebar" role="timer">
      <div ref={bar} />
    </div>
  );
}
