// A ranking that the server pages: a table with figures of its own, one's own row, and the paging below.
import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Row } from '../../../../contract/progress/leaderboards.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useUnseen } from '../../../../ui/useUnseen.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { nameOf, profileAt, RankSkeleton } from '../../../games/progress/RankRows.tsx';
import { Loaded, type LoadedQuery } from '../../../parts/Loaded.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';
import detailsStyles from './details.module.css';
import { type PageSize, Paging } from './Paging.tsx';

const useStyles = makeStyles({ jump: { justifySelf: 'start' } });

/** The page that is shown, counted from 0, and how the server is asked for it. */
export function usePages() {
  const [page, turnTo] = useState(0);
  const [size, setSize] = useState<PageSize>(20);
  return {
    page,
    size,
    turnTo,
    resize: (next: PageSize) => {
      setSize(next);
      turnTo(0);
    },
    part: { pageSize: String(size), pageNumber: String(page + 1) },
  };
}

export interface Figure<R extends Row> {
  readonly name: string;
  readonly heading: string;
  readonly show: (row: R) => ReactNode;
}

export interface StandingsPage<R extends Row> {
  readonly items: readonly R[];
  readonly total: number;
  readonly own: R | null;
}

interface PagedStandingsProps<R extends Row> {
  readonly query: LoadedQuery<StandingsPage<R>>;
  readonly pages: ReturnType<typeof usePages>;
  /** In words. */
  readonly game: string;
  figuresOf(rows: readonly R[]): readonly Figure<R>[];
}

export function PagedStandings<R extends Row>({ query, pages, game, figuresOf }: PagedStandingsProps<R>) {
  const styles = useStyles();
  const { t } = useTexts();
  const { page, size, turnTo, resize } = pages;
  return (
    <Loaded query={query} skeleton={<RankSkeleton count={8} />} what={t('progress.table.title')}>
      {({ items, total, own }) => {
        if (total === 0) return <BlockState top="leaning" words={t('progress.board.empty.all')} />;
        const isHere = items.some(({ userId }) => userId === own?.userId);
        return (
          <>
            {own && !isHere && (
              <Button className={styles.jump} onClick={() => turnTo(pageOfRank(own.rank, page, size))}>
                {t('progress.table.jump')}
              </Button>
            )}
            <Standings
              caption={t('progress.table.caption', { game, period: t('progress.period.all') })}
              figures={figuresOf(items)}
              rows={own && !isHere ? [...items, own] : items}
            />
            <Paging onPage={turnTo} onSize={resize} page={page} size={size} total={total} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Equal people share a rank, which may continue on the next page. */
function pageOfRank(rank: number, page: number, size: PageSize): number {
  const first = Math.floor((rank - 1) / size);
  return page === first ? first + 1 : first;
}

interface StandingsProps<R extends Row> {
  readonly rows: readonly R[];
  readonly caption: string;
  readonly figures: readonly Figure<R>[];
}

function Standings<R extends Row>({ rows, caption, figures }: StandingsProps<R>) {
  const { t } = useTexts();
  const unseen = useUnseen();
  const { userId: me } = useSignedIn();
  return (
    <table className={classNames(detailsStyles.people, detailsStyles.plain)} data-part="people">
      <caption className={unseen}>{caption}</caption>
      <thead>
        <tr>
          <th data-column="rank" scope="col">
            {t('progress.rank')}
          </th>
          <th data-column="name" scope="col">
            {t('progress.player')}
          </th>
          {figures.map(({ name, heading }) => (
            <th className={detailsStyles.figure} data-column={name} key={name} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr data-me={row.userId === me} key={row.userId}>
            <td data-column="rank">{row.rank}</td>
            <th data-column="name" scope="row">
              <span className={detailsStyles.person}>
                <PersonAvatar name={row.name} picture={pictureAt(row.avatar)} size={28} />
                <PageLink to={profileAt(row.userId)}>{nameOf(row, me, t)}</PageLink>
              </span>
            </th>
            {figures.map(({ name, show }) => (
              <td className={detailsStyles.figure} data-column={name} key={name}>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
