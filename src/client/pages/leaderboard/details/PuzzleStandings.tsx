// Everyone of the team at a daily puzzle, page by page as the server has them.
import { useState } from 'react';
import { type PuzzleRow, puzzleDetails } from '../../../../contract/leaderboards.ts';
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

const figures = ['played', 'solved', 'averageGuesses', 'streak', 'points'] as const;
type Figure = (typeof figures)[number];

function useFigures() {
  const { t, language } = useTexts();
  return (row: PuzzleRow, figure: Figure): string => {
    const value = row[figure];
    if (value === null) return t('progress.table.none');
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return figure === 'averageGuesses' ? format.format(value) : inNumbers(value, language);
  };
}

export function PuzzleStandings({ puzzleType }: { readonly puzzleType: string }) {
  const { t } = useTexts();
  const [page, turnTo] = useState(0);
  const [size, setSize] = useState<PageSize>(20);
  const game = t(`games.${puzzleType}`);
  const query = useAnswer(puzzleDetails, {
    query: { puzzleType, pageSize: String(size), pageNumber: String(page + 1) },
  });
  return (
    <Loaded query={query} skeleton={<RankSkeleton count={8} />} what={t('progress.table.title')}>
      {({ items, total, own }) => {
        if (total === 0) return <BlockState top="leaning" words={t('progress.board.empty.all')} />;
        const isHere = items.some(({ userId }) => userId === own?.userId);
        const rows = own && !isHere ? [...items, own] : items;
        return (
          <>
            <Standings
              caption={t('progress.table.caption', { game, period: t('progress.period.all') })}
              hasGuesses={items.some(({ averageGuesses }) => averageGuesses !== null)}
              rows={rows}
            />
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
  readonly rows: readonly PuzzleRow[];
  readonly caption: string;
  readonly hasGuesses: boolean;
}

function Standings({ rows, caption, hasGuesses }: StandingsProps) {
  const { t } = useTexts();
  const unseen = useUnseen();
  const { userId: me } = useSignedIn();
  const inWords = useFigures();
  const shown = figures.filter((figure) => hasGuesses || figure !== 'averageGuesses');
  return (
    <table className="tp-people tp-plain">
      <caption className={unseen}>{caption}</caption>
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
              {t(`progress.puzzle.${figure}`)}
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
                {inWords(row, figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
