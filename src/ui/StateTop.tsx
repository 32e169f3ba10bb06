// The spinning top tells how things stand: it spins when live, leans when there is nothing, lies when broken.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({
  top: { display: 'block', overflow: 'visible' },
  rocking: {
    transformOrigin: '24px 40px',
    animationName: { from: { rotate: '-3deg' }, '50%': { rotate: '3deg' }, to: { rotate: '-3deg' } },
    animationDuration: '1400ms',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  glint: {
    animationName: { from: { translate: '-10px' }, to: { translate: '48px' } },
    animationDuration: '700ms',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none', opacity: 0 },
  },
});

export type TopState = 'spinning' | 'leaning' | 'lying';

const stance: Readonly<Record<TopState, string>> = {
  spinning: 'rotate(-4 24 25)',
  leaning: 'rotate(-24 24 42)',
  lying: 'translate(0 6.5) rotate(-104 24 27)',
};

interface StateTopProps {
  readonly state: TopState;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Decoration beside a sentence that says the same. */
export function StateTop({ state, size = 56, className }: StateTopProps) {
  const styles = useStyles();
  const disc = useId();
  const isSpinning = state === 'spinning';
  return (
    <svg
      aria-hidden="true"
      className={mergeClasses(styles.top, className)}
      height={size}
      viewBox="0 0 48 48"
      width={size}
    >
      <ellipse cx="24" cy="45.5" rx={state === 'lying' ? 19 : 11} ry="1.8" fill="rgb(0 0 0/.12)" />
      <g className={isSpinning ? styles.rocking : undefined}>
        <g transform={stance[state]}>
          <rect x="20.5" y="3" width="7" height="9.5" rx="3.5" fill="#f5b83d" />
          <clipPath id={disc}>
            <rect x="5" y="13" width="38" height="9.5" rx="4.75" />
          </clipPath>
          <rect x="5" y="13" width="38" height="9.5" rx="4.75" fill="var(--tp-mark)" />
          {isSpinning && (
            <g clipPath={`url(#${disc})`}>
              <rect className={styles.glint} x="0" y="13" width="6" height="9.5" fill="#fff" opacity=".3" />
            </g>
          )}
          <path
            fill="var(--tp-mark)"
            d="M13.4 25.2h21.2c.9 0 1.5.9 1.1 1.7-2 4.8-5.3 10.5-9.3 15.7-1.2 1.6-3.6 1.6-4.8 0-4-5.2-7.3-10.9-9.3-15.7-.4-.8.2-1.7 1.1-1.7z"
          />
        </g>
      </g>
    </svg>
  );
}
