// The people of the team who have joined; their results are shown once the reader has finished.
import { mergeClasses } from '@fluentui/react-components';
import type { Solver } from '../../../contract/puzzles/puzzles.ts';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { secondsInWords } from '../daily/durations.ts';
import styles from './puzzle.module.css';
import { SharedRows } from './SharedRows.tsx';

interface TeamListProps {
  readonly team: readonly Solver[];
  readonly isOver: boolean;
}

const squares: Readonly<Record<string, string>> = { G: '■', Y: '●', B: '□' };
const inSquares = (colours: string): string =>
  colours.replaceAll(/[GYB]/g, (colour) => squares[colour] ?? '');

const inRank = (one: Solver, other: Solver): number =>
  (one.rank ?? Number.POSITIVE_INFINITY) - (other.rank ?? Number.POSITIVE_INFINITY) || 0;

export function TeamList({ team, isOver }: TeamListProps) {
  const { t } = useTexts();
  const type = useType();
  const { userId: me } = useSignedIn();
  const shown = isOver ? team : team.filter(({ userId }) => userId !== me);
  if (shown.length === 0 || (isOver && shown.length === 1 && shown[0]?.userId === me)) return null;
  return (
    <section aria-labelledby="pz-team" className={styles.card}>
      <h2 className={type.cardTitle} id="pz-team">
        {t('pages:daily.team')}
      </h2>
      <ol className={styles.team}>
        {shown.toSorted(inRank).map((solver) => (
          <li data-me={solver.userId === me} key={solver.userId}>
            <span className={mergeClasses(type.strong, type.number, styles.teamRank)}>{solver.rank}</span>
            <PersonAvatar name={solver.name} picture={pictureAt(solver.avatar)} size={28} />
            <span className={styles.teamWords}>
              <span className={type.oneLine}>
                {solver.userId === me ? t('progress.you', { name: solver.name }) : solver.name}
              </span>
              <span className={mergeClasses(type.caption, type.quiet)}>
                {t(`pages:daily.state.${solver.state}`)}
                {solver.points !== null && ` · ${t('pages:daily.points', { count: solver.points })}`}
                {solver.seconds !== null && ` · ${secondsInWords(t, solver.seconds)}`}
              </span>
            </span>
            {solver.colours && solver.colours.length > 0 && (
              <SharedRows rows={solver.colours.map(inSquares)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
