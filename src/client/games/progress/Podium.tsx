// The first three of a ranking on a podium.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Row } from '../../../contract/progress/leaderboards.ts';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageLink } from '../../parts/PageLink.tsx';
import { inNumbers } from './numbers.ts';
import { nameOf, profileAt } from './RankRows.tsx';

const useStyles = makeStyles({
  podium: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 173px)',
    gridAutoFlow: 'column',
    justifyContent: 'center',
    alignItems: 'end',
    gap: '8px',
    margin: '0 0 12px',
    padding: 0,
    listStyleType: 'none',
  },
  stand: { display: 'grid', justifyItems: 'center', gap: '4px', minWidth: 0, textAlign: 'center' },
  name: {
    maxWidth: '100%',
    // A target as high as a finger.
    margin: '-10px 0',
    padding: '10px 0',
    '@media (max-width: 399.98px)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  step: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    borderRadius: `${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge} 0 0`,
    backgroundColor: 'var(--tp-tint)',
  },
  first: { order: 2 },
  second: { order: 1 },
  third: { order: 3 },
  /** From the last to the first, each on its own. */
  revealed: {
    '@media (prefers-reduced-motion: no-preference)': {
      ':root[data-motion="less"] &': { animationName: 'none' },
      animationName: { from: { opacity: 0, transform: 'translateY(24px)' } },
      animationDuration: '400ms',
      animationFillMode: 'backwards',
      animationTimingFunction: 'var(--tp-e-settle)',
    },
  },
});

/** How long the podium takes to reveal each of its places. */
export const revealMs = 900;

const heights = [64, 48, 36] as const;
/** Gold, silver, bronze; the rank is also a number. */
const metals = [
  { face: '#f5b83d', edge: '#b97f10', word: '#3b2a00' },
  { face: '#d5dcdd', edge: '#8a979a', word: '#233033' },
  { face: '#d69a6a', edge: '#94592c', word: '#35190a' },
] as const;

function Medal({ rank }: { readonly rank: number }) {
  const { face, edge, word } = metals[Math.min(rank, metals.length) - 1] ?? metals[0];
  return (
    <svg aria-hidden="true" height="28" viewBox="0 0 28 28" width="28">
      <circle cx="14" cy="14" fill={face} r="12" stroke={edge} strokeWidth="2" />
      <text
        dominantBaseline="central"
        fill={word}
        fontFamily="var(--tp-font-display)"
        fontSize="14"
        fontWeight="700"
        textAnchor="middle"
        x="14"
        y="14.5"
      >
        {rank}
      </text>
    </svg>
  );
}

interface PodiumProps {
  readonly rows: readonly Row[];
  /** Points in words, where they are not XP. */
  readonly words?: (points: number) => string;
  /** A whole room looks at it: nobody is called "you". */
  readonly isForAll?: boolean;
  /** The third first, the winner last. */
  readonly isRevealed?: boolean;
}

export function Podium({ rows, words, isForAll = false, isRevealed = false }: PodiumProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { userId } = useSignedIn();
  const me = isForAll ? '' : userId;
  const inWords = words ?? ((points: number) => t('progress.xp', { xp: inNumbers(points, language) }));
  const places = [styles.first, styles.second, styles.third];
  return (
    <ol aria-label={t('progress.board.podium')} className={styles.podium}>
      {rows.map((row, at) => (
        <li
          className={mergeClasses(styles.stand, places[at], isRevealed && styles.revealed)}
          key={row.userId}
          style={isRevealed ? { animationDelay: `${(rows.length - 1 - at) * revealMs}ms` } : undefined}
          value={row.rank}
        >
          <PersonAvatar name={row.name} picture={pictureAt(row.avatar)} size={at === 0 ? 56 : 44} />
          <PageLink
            className={mergeClasses(type.strong, type.oneLine, styles.name)}
            to={profileAt(row.userId)}
          >
            {nameOf(row, me, t)}
          </PageLink>
          <span className={mergeClasses(type.caption, type.number, type.quiet)}>{inWords(row.points)}</span>
          <span className={styles.step} style={{ height: heights[Math.min(row.rank, heights.length) - 1] }}>
            <Medal rank={row.rank} />
          </span>
        </li>
      ))}
    </ol>
  );
}
