// Rows of a ranking: rank, move, picture, name, points. One's own row is always among them.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Row } from '../../../contract/progress/leaderboards.ts';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageLink } from '../../parts/PageLink.tsx';
import { inNumbers } from './numbers.ts';
import { RankMove } from './RankMove.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '20px auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusMedium,
  },
  /** As wide where somebody did not move, so that the points stand below each other. */
  withMoves: { gridTemplateColumns: '20px auto minmax(0, 1fr) minmax(32px, max-content) auto' },
  move: { display: 'flex', justifyContent: 'end' },
  points: { textAlign: 'right' },
  mine: { backgroundColor: tokens.colorBrandBackground2 },
  /** One's own row below the top ones, with others left out in between. */
  apart: { marginTop: '4px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  rank: { textAlign: 'right' },
  name: {
    padding: '10px 0', // a target as high as a finger
    '@media (max-width: 399.98px)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});

interface RankRowsProps {
  readonly rows: readonly Row[];
  readonly own: Row | null;
  /** Points in words, where they are not XP. */
  readonly words?: (points: number) => string;
  readonly hasMoves?: boolean;
  /** A whole room looks at it: nobody is called "you". */
  readonly isForAll?: boolean;
}

export const nameOf = (row: Pick<Row, 'userId' | 'name'>, me: string, t: Speak): string =>
  row.userId === me ? t('progress.you', { name: row.name }) : row.name;

/** Whether there was a ranking in the period before. */
export const hasMovement = (rows: readonly Row[]): boolean => rows.some(({ move }) => move !== null);

export const profileAt = (userId: string): string => `/user-profile?userId=${userId}`;

export function RankRows({ rows, own, words, hasMoves = true, isForAll = false }: RankRowsProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { userId } = useSignedIn();
  const me = isForAll ? '' : userId;
  const areMoving = hasMoves && hasMovement(rows);
  const isShown = rows.some(({ userId }) => userId === me);
  const shown = own && !isShown ? [...rows, own] : rows;
  const inWords = words ?? ((points: number) => t('progress.xp', { xp: inNumbers(points, language) }));
  return (
    <ol className={styles.list}>
      {shown.map((row) => (
        <li
          className={mergeClasses(
            styles.row,
            areMoving && styles.withMoves,
            row.userId === me && styles.mine,
            row === own && !isShown && styles.apart,
          )}
          key={row.userId}
          value={row.rank}
        >
          <span className={mergeClasses(type.strong, type.number, styles.rank)}>{row.rank}</span>
          <PersonAvatar name={row.name} picture={pictureAt(row.avatar)} size={28} />
          <PageLink className={mergeClasses(type.body, type.oneLine, styles.name)} to={profileAt(row.userId)}>
            {nameOf(row, me, t)}
          </PageLink>
          {areMoving && (
            <span className={styles.move}>
              <RankMove move={row.move} />
            </span>
          )}
          <span className={mergeClasses(type.strong, type.number, styles.points)} data-part="points">
            {inWords(row.points)}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function RankSkeleton({ count }: { readonly count: number }) {
  const styles = useStyles();
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div className={styles.row} key={at}>
          <Skeleton height={16} width={20} />
          <Skeleton height={28} width={28} />
          <Skeleton height={16} width="70%" />
          <Skeleton height={16} width={48} />
        </div>
      ))}
    </div>
  );
}
