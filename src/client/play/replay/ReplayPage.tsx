// The replay of a game that is over, or whose table was closed: any turn, as any player saw it, at any speed.
import { Button, Tooltip } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { List20Regular } from '@fluentui/react-icons/svg/list';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { isOpenGame } from '../../../catalogue/facts.ts';
import { type Replay, replay as replayCall } from '../../../contract/play/game.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { type BoardEquipment, useEquipment } from '../../games/boards.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { nameOf } from '../../games/tables/people.ts';
import { PageLink } from '../../parts/PageLink.tsx';
import { useBoardPreferences } from '../../parts/profile/useBoardPreferences.ts';
import { layoutFor, useSize } from '../../parts/useSize.ts';
import { lineText } from '../rail/lineText.ts';
import { forBoard, othersAround, type Sitting, withShortNames } from '../seats.ts';
import { BoardArea } from '../table/BoardArea.tsx';
import { isBriefIn, isCrowd } from '../table/Plates.tsx';
import { PlayerPlate } from '../table/PlayerPlate.tsx';
import tableStyles from '../table.module.css';
import { type AnalysisPlace, useAnalysing } from '../useAnalysing.ts';
import { placesOf } from './played.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayRail } from './ReplayRail.tsx';
import styles from './replay.module.css';
import { useReplay } from './useReplay.ts';

const SideDrawer = lazy(async () => ({ default: (await import('../SideDrawer.tsx')).SideDrawer }));

interface ReplayPageProps {
  readonly roomId: string;
  readonly game: number;
  /** Stands in for the replay while moves are tried; from outside, since it folds the game as this folder does. */
  readonly Analysis: ComponentType<AnalysisPlace & { readonly replay: Replay }>;
}

export function ReplayPage({ roomId, game, Analysis }: ReplayPageProps) {
  const { data, error } = useAnswer(replayCall, { params: { roomId, game: String(game) } });
  if (data) return <Replayed Analysis={Analysis} replay={data} />;
  return error ? <NoReplay reason={error.refusal?.error ?? 'TemporarilyUnavailable'} /> : <LoadingTop />;
}

function NoReplay({ reason }: { readonly reason: string }) {
  const { t } = useTexts();
  const words = reason === 'NotAllowed' ? t('replay.stillRunning') : t(`errors.${reason}`);
  return (
    <main className={tableStyles.unseen}>
      <h1>{t('replay.unseen')}</h1>
      <BlockState
        action={
          <PageLink className={tableStyles.linkButton} to={reason === 'NotAllowed' ? '?' : '/games'}>
            {t(reason === 'NotAllowed' ? 'replay.toTable' : 'table.unseen.action')}
          </PageLink>
        }
        top="leaning"
        words={words}
      />
    </main>
  );
}

function useSeated(replay: Replay): readonly Sitting[] {
  const { t } = useTexts();
  const { userId } = useSignedIn();
  return useMemo(() => {
    const places = placesOf(replay);
    return withShortNames(
      places.map((place, seat) => ({
        seat,
        place,
        name: nameOf(place, places, t),
        isMe: place.id === userId,
      })),
    );
  }, [replay, userId, t]);
}

type ReplayedProps = Pick<ReplayPageProps, 'Analysis'> & { readonly replay: Replay };

function Replayed({ replay, Analysis }: ReplayedProps) {
  const equipment = useEquipment(replay.room.gameName);
  if (equipment.game.version !== replay.version) return <NoReplay reason="Closed" />;
  return <AtTable Analysis={Analysis} equipment={equipment} replay={replay} />;
}

const still = { pending: null, refused: null, seenAt: 0 };
const nothing = () => {};

function AtTable({ replay, equipment, Analysis }: ReplayedProps & { readonly equipment: BoardEquipment }) {
  const { t } = useTexts();
  const all = useSeated(replay);
  const mySeat = all.find(({ isMe }) => isMe)?.seat ?? null;
  const [isRailOpen, openRail] = useState(false);
  const analysing = useAnalysing(replay.game, isOpenGame(replay.room.gameName), () => openRail(false));
  const replaying = useReplay(equipment.game, replay, mySeat, analysing.isOn);
  const taste = useBoardPreferences();
  const [measure, size] = useSize();
  const layout = layoutFor(size);
  const { shown, eyes, lines, at } = replaying;
  const near = eyes === 'spectator' ? 0 : eyes;
  const people = useMemo(() => forBoard(all), [all]);
  const line = lines.findLast(({ turn }) => turn <= at);
  const told = line
    ? lineText(line, replay.room.gameName, line.seat === null ? undefined : all[line.seat], t)
    : t('table.steps.at', { turn: at, last: replaying.last });
  const rail = { all, equipment, onAnalyse: analysing.begin, replay, replaying };
  const isCompact = layout === 'narrow' || layout === 'short';
  const plateOf = (sitting: Sitting, isOneOfMany: boolean) => (
    <PlayerPlate
      fact={equipment.board.fact?.(shown.view, sitting.seat, t) ?? null}
      isBrief={isBriefIn(layout, all)}
      isCompact={isCompact || isOneOfMany}
      key={sitting.seat}
      match={shown}
      seenAt={0}
      sides={equipment.board.sides}
      sitting={sitting}
    />
  );
  const nearest = all[near];
  const stage = analysing.isOn ? (
    <Suspense fallback={<LoadingTop />}>
      <Analysis
        all={all}
        equipment={equipment}
        from={at}
        home="/games"
        isNarrow={size.width < 640}
        layout={layout}
        match={shown}
        nearSeat={near}
        onLeave={analysing.end}
        replay={replay}
        taste={taste}
      />
    </Suspense>
  ) : (
    <>
      <main className={tableStyles.stage}>
        <div className={tableStyles.others} data-part="others">
          {othersAround(all, near).map((sitting) => plateOf(sitting, all.length > 2))}
        </div>
        <BoardArea
          act={nothing}
          equipment={equipment}
          home="/games"
          isNarrow={size.width < 640}
          match={shown.mySeat === null ? shown : { ...shown, toAct: [], optionalToAct: [] }}
          nearSeat={near}
          people={people}
          snapshot={still}
          taste={taste}
        />
        <div className={tableStyles.near} data-part="near">
          {nearest && plateOf(nearest, false)}
        </div>
        <ReplayBar replaying={replaying} told={told} />
      </main>
      {layout === 'wide' && (
        <aside className={tableStyles.rail} data-part="rail">
          <ReplayRail {...rail} />
        </aside>
      )}
    </>
  );
  return (
    <div
      className={analysing.isOn ? tableStyles.table : classNames(tableStyles.table, styles.replay)}
      data-crowded={isCrowd(all) || undefined}
      data-layout={layout}
      data-seats={all.length}
      ref={measure}
    >
      <Bar isRailShown={layout === 'wide'} onOpenRail={() => openRail(true)} replay={replay} />
      {stage}
      {isRailOpen && layout !== 'wide' && (
        <Suspense fallback={null}>
          <SideDrawer isSheet={layout === 'narrow'} onClose={() => openRail(false)}>
            <ReplayRail {...rail} />
          </SideDrawer>
        </Suspense>
      )}
    </div>
  );
}

interface BarProps {
  readonly replay: Replay;
  readonly isRailShown: boolean;
  readonly onOpenRail: () => void;
}

function Bar({ replay: { room, game }, isRailShown, onOpenRail }: BarProps) {
  const { t } = useTexts();
  const title = t(`games.${room.gameName}`);
  useEffect(() => {
    document.title = `${t('replay.title')}: ${title}, Topla`;
  }, [title, t]);
  return (
    <header className={tableStyles.bar}>
      <Tooltip content={t('replay.toTable')} relationship="label">
        <PageLink className={tableStyles.barBack} to="?">
          <ArrowLeft20Regular />
        </PageLink>
      </Tooltip>
      <GameArt game={room.gameName} size={28} />
      <div className={tableStyles.barWords}>
        <h1>{room.name || title}</h1>
        <p
          className={tableStyles.quiet}
        >{`${t('replay.title')} · ${t('table.gameNumber', { number: game })}`}</p>
      </div>
      {!isRailShown && (
        <Button
          appearance="subtle"
          aria-label={t('table.moves')}
          icon={<List20Regular />}
          onClick={onOpenRail}
        />
      )}
    </header>
  );
}
