// How the team stands in what it predicts: altogether, and in the stage that is shown.
import { mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import {
  raceByRace,
  raceOverview,
  scoreOverview,
  scoreStage,
  specialOverview,
} from '../../../contract/events/predictionBoards.ts';
import { kinds, type PredictorGame } from '../../../contract/events/predictions.ts';
import type { Row } from '../../../contract/progress/leaderboards.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { nameOf, RankSkeleton } from '../../games/progress/RankRows.tsx';
import { Block } from '../../parts/Block.tsx';
import { Loaded } from '../../parts/Loaded.tsx';

interface StandingsProps {
  readonly game: PredictorGame;
  readonly stageId: string | null;
}

const page = { pageSize: '50', pageNumber: '1' } as const;
const everyMs = 60_000;

export function Standings({ game, stageId }: StandingsProps) {
  const { t } = useTexts();
  const [part, setPart] = useState<'overview' | 'stage'>('overview');
  const hasStages = game.kind !== kinds.special && stageId !== null;
  return (
    <Block className="pr-standings" title={t('pages:predict.standings')}>
      {hasStages && (
        <TabList
          onTabSelect={(_, { value }) => setPart(value === 'stage' ? 'stage' : 'overview')}
          selectedValue={part}
          size="small"
        >
          <Tab value="overview">{t('pages:predict.overview')}</Tab>
          <Tab value="stage">{t('pages:predict.thisStage')}</Tab>
        </TabList>
      )}
      <Surface>
        {part === 'stage' && hasStages ? (
          <StageStandings game={game} stageId={stageId} />
        ) : (
          <OverallStandings game={game} />
        )}
      </Surface>
    </Block>
  );
}

function OverallStandings({ game: { kind, fixtureId, gameId } }: Pick<StandingsProps, 'game'>) {
  const { t } = useTexts();
  const score = useAnswer(
    scoreOverview,
    { query: { fixtureId, ...page } },
    { everyMs, isWanted: kind === kinds.score },
  );
  const race = useAnswer(
    raceOverview,
    { query: { fixtureId, ...page } },
    { everyMs, isWanted: kind === kinds.race },
  );
  const special = useAnswer(
    specialOverview,
    { query: { gameId, ...page } },
    { everyMs, isWanted: kind === kinds.special },
  );
  const query = { score, race, special }[kind];
  return (
    <Loaded query={query} skeleton={<RankSkeleton count={5} />} what={t('pages:predict.standings')}>
      {({ items }: { readonly items: readonly Row[] }) => <Rows rows={items} />}
    </Loaded>
  );
}

function StageStandings({
  game: { kind, fixtureId },
  stageId,
}: {
  readonly game: PredictorGame;
  readonly stageId: string;
}) {
  const { t } = useTexts();
  const score = useAnswer(
    scoreStage,
    { query: { fixtureId, stageId, ...page } },
    { everyMs, isWanted: kind === kinds.score },
  );
  const races = useAnswer(
    raceByRace,
    { query: { fixtureId, ...page } },
    { everyMs, isWanted: kind === kinds.race },
  );
  if (kind === kinds.race)
    return (
      <Loaded query={races} skeleton={<RankSkeleton count={5} />} what={t('pages:predict.standings')}>
        {({ items }) => <Rows rows={items.find(({ raceId }) => raceId === stageId)?.rows ?? []} />}
      </Loaded>
    );
  return (
    <Loaded query={score} skeleton={<RankSkeleton count={5} />} what={t('pages:predict.standings')}>
      {({ items }) => <Rows rows={items} />}
    </Loaded>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const type = useType();
  const { t } = useTexts();
  const { userId: me } = useSignedIn();
  if (rows.length === 0) return <BlockState top="leaning" words={t('pages:predict.noPoints')} />;
  return (
    <ol className="pr-rows">
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
