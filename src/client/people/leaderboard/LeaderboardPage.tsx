// The leaderboard: overall with a podium, by game, and by badges.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import type { Row } from '../../../contract/progress/leaderboards.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useLeaders } from '../../base/api/progress.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { BadgeLeaders } from '../../games/progress/Leaders.tsx';
import { PeriodChips } from '../../games/progress/PeriodChips.tsx';
import { Podium } from '../../games/progress/Podium.tsx';
import { datesOf, type Period } from '../../games/progress/periods.ts';
import { RankRows, RankSkeleton } from '../../games/progress/RankRows.tsx';
import { Block } from '../../parts/Block.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import rowStyles from './games.module.css';
import { SpecialGame } from './SpecialGame.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'center' },
  columns: {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    '@media (max-width: 1439.98px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'grid', gap: '24px', minWidth: 0 },
  game: { display: 'grid', gap: '8px' },
  gameName: { hyphens: 'auto', overflowWrap: 'break-word', minWidth: 0 },
  gameHead: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '10px',
    alignItems: 'center',
  },
});

const top = 10;
const onPodium = 3;

export const detailsAt = (gameType: string, period: Period): string =>
  `/leaderboard/details?game=${gameType}&period=${period}`;

function Overall({
  rows,
  own,
  hasMoves,
}: {
  readonly rows: readonly Row[];
  readonly own: Row | null;
  readonly hasMoves: boolean;
}) {
  const first = rows.slice(0, onPodium);
  const isOnPodium = first.some(({ userId }) => userId === own?.userId);
  return (
    <>
      <Podium rows={first} />
      <RankRows hasMoves={hasMoves} own={isOnPodium ? null : own} rows={rows.slice(onPodium)} />
    </>
  );
}

function GameBoard({
  gameType,
  rows,
  period,
}: {
  readonly gameType: string;
  readonly rows: readonly Row[];
  readonly period: Period;
}) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const game = t(`games.${gameType}`);
  return (
    <Surface className={styles.game}>
      <div className={styles.gameHead}>
        <GameArt game={gameType} size={34} />
        <h3 className={mergeClasses(type.cardTitle, styles.gameName)}>{game}</h3>
        <TextLink label={t('progress.detailsOf', { what: game })} to={detailsAt(gameType, period)}>
          {t('progress.details')}
        </TextLink>
      </div>
      <RankRows hasMoves={period !== 'all'} own={null} rows={rows} />
    </Surface>
  );
}

export function LeaderboardPage() {
  const styles = useStyles();
  const { t } = useTexts();
  const [period, setPeriod] = useState<Period>('week');
  const query = useLeaders(top, datesOf(period, useSignedIn().team?.timeZone ?? 'UTC'));
  const games = query.data?.games ?? [];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>{t('progress.board.title')}</PageHeading>
        <PeriodChips onChange={setPeriod} period={period} />
        <TextLink to="/analytics">{t('progress.board.analytics')}</TextLink>
      </div>
      <div className={styles.columns}>
        <Block
          beside={
            <TextLink
              label={t('progress.detailsOf', { what: t('progress.board.overall') })}
              to={detailsAt('all', period)}
            >
              {t('progress.details')}
            </TextLink>
          }
          title={t('progress.board.overall')}
        >
          <Surface>
            <Loaded query={query} skeleton={<RankSkeleton count={top} />} what={t('progress.board.title')}>
              {({ overall, own }) =>
                overall.length > 0 ? (
                  <Overall hasMoves={period !== 'all'} own={own} rows={overall} />
                ) : (
                  <BlockState top="leaning" words={t(`progress.board.empty.${period}`)} />
                )
              }
            </Loaded>
          </Surface>
        </Block>
        <div className={styles.side}>
          <SpecialGame />
          <BadgeLeaders count={5} />
        </div>
      </div>
      {games.length > 0 && (
        <Block title={t('progress.board.games')}>
          <div className={rowStyles.games}>
            {games.map(({ gameType, rows }) => (
              <GameBoard gameType={gameType} key={gameType} period={period} rows={rows} />
            ))}
          </div>
        </Block>
      )}
    </div>
  );
}
