// The team by its points, as the answer of a call has it.
import { mergeClasses } from '@fluentui/react-components';
import type { Row } from '../../../contract/progress/leaderboards.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { nameOf, RankSkeleton } from '../../games/progress/RankRows.tsx';
import { Loaded, type LoadedQuery } from '../../parts/Loaded.tsx';
import styles from './predictions.module.css';

/** The first page is all that is shown. */
export const firstPage = { pageSize: '50', pageNumber: '1' } as const;
export const everyMs = 60_000;

interface RankingProps<Answer> {
  readonly query: LoadedQuery<Answer>;
  rowsOf(answer: Answer): readonly Row[];
}

export function Ranking<Answer>({ query, rowsOf }: RankingProps<Answer>) {
  const { t } = useTexts();
  return (
    <Loaded query={query} skeleton={<RankSkeleton count={5} />} what={t('pages:predict.standings')}>
      {(answer) => <Rows rows={rowsOf(answer)} />}
    </Loaded>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const type = useType();
  const { t } = useTexts();
  const { userId: me } = useSignedIn();
  if (rows.length === 0) return <BlockState top="leaning" words={t('pages:predict.noPoints')} />;
  return (
    <ol className={styles.rows} data-part="rows">
      {rows.map((row) => (
        <li data-me={row.userId === me} key={row.userId}>
          <span className={mergeClasses(type.body, type.number)}>{row.rank}</span>
          <PersonAvatar name={row.name} picture={pictureAt(row.avatar)} size={28} />
          <span className={mergeClasses(type.strong, type.oneLine)}>{nameOf(row, me, t)}</span>
          <span className={mergeClasses(type.body, type.number)}>
            {t('pages:predict.points', { points: row.points })}
          </span>
        </li>
      ))}
    </ol>
  );
}
