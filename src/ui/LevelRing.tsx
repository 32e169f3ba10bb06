// How far somebody is in their level: a ring that fills, with the level in it.
import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  ring: { display: 'block', flexShrink: 0 },
  /** From the top, clockwise. */
  filled: { transition: 'stroke-dashoffset var(--tp-d5) var(--tp-e-move)' },
});

const radius = 42;
const around = 2 * Math.PI * radius;

interface LevelRingProps {
  readonly level: number;
  /** 0 to 1. */
  readonly part: number;
  /** In px. */
  readonly size: number;
}

/** Decoration: level and XP stand beside it in words. */
export function LevelRing({ level, part, size }: LevelRingProps) {
  const styles = useStyles();
  const digits = String(level).length;
  return (
    <svg aria-hidden="true" className={styles.ring} height={size} viewBox="0 0 100 100" width={size}>
      <circle cx="50" cy="50" fill="none" r={radius} stroke="var(--tp-tint)" strokeWidth="11" />
      <circle
        className={styles.filled}
        cx="50"
        cy="50"
        fill="none"
        r={radius}
        stroke="var(--tp-saffron)"
        strokeDasharray={around}
        strokeDashoffset={around * (1 - Math.min(1, Math.max(0, part)))}
        strokeLinecap={part > 0 ? 'round' : 'butt'}
        strokeWidth="11"
        transform="rotate(-90 50 50)"
      />
      <text
        dominantBaseline="central"
        fill="var(--colorNeutralForeground1)"
        fontFamily="var(--tp-font-display)"
        fontSize={digits > 2 ? 30 : 38}
        fontWeight="700"
        textAnchor="middle"
        x="50"
        y="51"
      >
        {level}
      </text>
    </svg>
  );
}
