// The number that was called last, the five before it, and how the session goes on.
import type { Bingo } from '../../../contract/bingo.ts';
import { StateTop } from '../../../ui/StateTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { Ball } from './Ball.tsx';
import './calls.css';

const shownBefore = 5;

export function Calls({ state, isStrip }: { readonly state: Bingo; readonly isStrip: boolean }) {
  const { t } = useTexts();
  const { calls, phase, auto, leftMs, claim } = state;
  const before = calls.slice(-1 - shownBefore, -1).toReversed();
  const isWaiting = phase === 'running' && auto !== null && !claim && calls.length > 0;
  const words =
    phase === 'paused' ? t('pages:bingo.paused') : t('pages:bingo.called', { count: calls.length });
  return (
    <section aria-label={t('pages:bingo.calls')} className="bg-calls" data-strip={isStrip}>
      <Ball
        leftMs={isWaiting ? leftMs : null}
        number={calls.at(-1) ?? null}
        size={isStrip ? 'middle' : 'large'}
      />
      <div className="bg-calls-beside">
        <p className="bg-calls-words">
          {phase === 'paused' && <StateTop size={20} state="leaning" />}
          {words}
        </p>
        <div className="bg-before">
          {before.slice(0, isStrip ? 3 : shownBefore).map((number) => (
            <Ball key={number} number={number} size="small" />
          ))}
        </div>
      </div>
    </section>
  );
}
