// Everyone of the team by their predictions of scores, of races or of a special event, page by page.
import { useState } from 'react';
import type { Row } from '../../../../contract/leaderboards.ts';
import { raceOverview, scoreTotals, specialOverview } from '../../../../contract/predictionBoards.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useUnseen } from '../../../../ui/useUnseen.ts';
import { pictureAt } from '../../../api/call.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';
import { inNumbers } from '../../../progress/numbers.ts';
import { nameOf, profileAt, RankSkeleton } from '../../../progress/RankRows.tsx';
import { useSignedIn } from '../../../session/useSession.ts';
import { type PageSize, Paging } from './Paging.tsx';
import './details.css';

/** What is predicted, as the catalogue of games names it; each has figures of its own. */
export const predictors = ['scorePredictor', 'race', 'special'] as const;
export type Predictor = (typeof predictors)[number];

const figuresOf = {
  scorePredictor: ['exact', 'difference', 'fixtures'],
  race: ['steps', 'poles'],
  special: ['right'],
} as const satisfies Record<Predictor, readonly string[]>;

type Figure = (typeof figuresOf)[Predictor][number];
type PredictorRow = Row & Partial<Record<Figure, number>>;

export function PredictorStandings({ predictor }: { readonly predictor: Predictor }) {
  const { t } = useTexts();
  const [page, turnTo] = useState(0);
  const [size, setSize] = useState<PageSize>(20);
  const part = { pageSize: String(size), pageNumber: String(page + 1) };
  const scores = useAnswer(scoreTotals, { query: part }, { isWanted: predictor === 'scorePredictor' });
  const races = useAnswer(raceOverview, { query: part }, { isWanted: predictor === 'race' });
  const specials = useAnswer(specialOverview, { query: part }, { isWanted: predictor === 'special' });
  const query = { scorePredictor: scores, race: races, special: specials }[predictor];
  return (
    <Loaded query={query} skeleton={<RankSkeleton count={8} />} what={t('progress.table.title')}>
      {({
        items,
        total,
        own,
      }: {
        readonly items: readonly PredictorRow[];
        readonly total: number;
        readonly own: PredictorRow | null;
      }) => {
        if (total === 0) return <BlockState top="leaning" words={t('progress.board.empty.all')} />;
        const isHere = items.some(({ userId }) => userId === own?.userId);
        return (
          <>
            <Standings predictor={predictor} rows={own && !isHere ? [...items, own] : items} />
            <Paging
              onPage={turnTo}
              onSize={(next) => {
                setSize(next);
                turnTo(0);
              }}
              page={page}
              size={size}
              total={total}
            />
          </>
        );
      }}
    </Loaded>
  );
}

interface StandingsProps {
  readonly predictor: Predictor;
  readonly rows: readonly PredictorRow[];
}

function Standings({ predictor, rows }: StandingsProps) {
  const { t, language } = useTexts();
  const unseen = useUnseen();
  const { userId: me } = useSignedIn();
  const shown = [...figuresOf[predictor], 'points'] as const;
  return (
    <table className="tp-people tp-plain">
      <caption className={unseen}>
        {t('progress.table.caption', { game: t(`games.${predictor}`), period: t('progress.period.all') })}
      </caption>
      <thead>
        <tr>
          <th data-column="rank" scope="col">
            {t('progress.rank')}
          </th>
          <th data-column="name" scope="col">
            {t('progress.player')}
          </th>
          {shown.map((figure) => (
            <th className="tp-figure" data-column={figure} key={figure} scope="col">
              {t(`progress.predictor.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr data-me={row.userId === me} key={row.userId}>
            <td data-column="rank">{row.rank}</td>
            <th data-column="name" scope="row">
              <span className="tp-person">
                <PersonAvatar name={row.name} picture={pictureAt(row.avatar)} size={28} />
                <PageLink to={profileAt(row.userId)}>{nameOf(row, me, t)}</PageLink>
              </span>
            </th>
            {shown.map((figure) => (
              <td className="tp-figure" data-column={figure} key={figure}>
                {inNumbers(row[figure] ?? 0, language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
