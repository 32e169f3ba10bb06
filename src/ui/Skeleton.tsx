// A grey shape in the place of something that is on its way.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  shape: {
    display: 'block',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'var(--tp-tint)',
    animationName: { '50%': { opacity: 0.55 } },
    animationDuration: '1600ms',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

interface SkeletonProps {
  readonly width: number | string;
  readonly height: number;
  readonly className?: string | undefined;
}

export function Skeleton({ width, height, className }: SkeletonProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.shape, className)} style={{ width, height, maxWidth: '100%' }} />
  );
}
