// The loading screen: silent for the first moment, then the top spins.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { StateTop } from './StateTop.tsx';
import { useTexts } from './texts.tsx';
import { useType } from './type.ts';

const appear = { from: { opacity: 0 }, to: { opacity: 1 } };
const dot = { from: { opacity: 0.2 }, '50%': { opacity: 1 }, to: { opacity: 0.2 } };

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '12px',
    minHeight: 'min(60dvh, 480px)',
    animationName: appear,
    animationDuration: '100ms',
    animationDelay: '200ms',
    animationFillMode: 'both',
  },
  dots: { display: 'none', '@media (prefers-reduced-motion: reduce)': { display: 'inline' } },
  dot: { animationName: dot, animationDuration: '3600ms', animationIterationCount: 'infinite' },
  second: { animationDelay: '1200ms' },
  third: { animationDelay: '2400ms' },
});

interface LoadingTopProps {
  /** What is going on, where it is not just loading. */
  readonly words?: string;
  readonly className?: string | undefined;
}

export function LoadingTop({ words, className }: LoadingTopProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <div className={mergeClasses(styles.screen, className)} role="status">
      <StateTop state="spinning" size={64} />
      <p className={mergeClasses(type.large, type.quiet)}>
        {words ?? t('state.loading')}
        <span aria-hidden="true" className={styles.dots}>
          <span className={styles.dot}>.</span>
          <span className={mergeClasses(styles.dot, styles.second)}>.</span>
          <span className={mergeClasses(styles.dot, styles.third)}>.</span>
        </span>
      </p>
    </div>
  );
}
