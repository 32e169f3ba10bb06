// A game in progress: bar, player plates, board and rail, arranged for the window.
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { isOpenGame } from '../../../catalogue/facts.ts';
import type { MatchView, Room } from '../../../contract/play/tables.ts';
import { BoardActionsSlot } from '../../../ui/board/BoardActions.tsx';
import { KeptFor } from '../../../ui/board/useKept.ts';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useSignedIn } from '../../base/session/useSession.ts';
import type { BoardEquipment } from '../../games/boards.ts';
import { profileStore } from '../../parts/profile/profileStore.ts';
import { useBoardPreferences } from '../../parts/profile/useBoardPreferences.ts';
import { usePreferences } from '../../parts/profile/useOwnProfile.ts';
import { SoundSwitch } from '../../parts/sound/SoundSwitch.tsx';
import { layoutFor, useSize } from '../../parts/useSize.ts';
import { EarlierTurnNote } from '../history/TurnSteps.tsx';
import { useTurnHistory } from '../history/useTurnHistory.ts';
import { PhraseMenu } from '../phrases/PhraseMenu.tsx';
import { useMuted, withoutMuted } from '../phrases/useMuted.ts';
import { usePhrases } from '../phrases/usePhrases.ts';
import { useReporting } from '../phrases/useReporting.tsx';
import { Refusals } from '../Refusals.tsx';
import { linesToShow } from '../rail/lineText.ts';
import { Rail } from '../rail/Rail.tsx';
import type { RoomSnapshot, RoomStore } from '../roomStore.ts';
import { forBoard, type Sitting, sittings } from '../seats.ts';
import { useSounds } from '../sound/useSounds.ts';
import styles from '../table.module.css';
import { type AnalysisPlace, mayAnalyse, useAnalysing } from '../useAnalysing.ts';
import { useBackPath } from '../useBackPath.ts';
import { BoardArea } from './BoardArea.tsx';
import { Notices } from './Notices.tsx';
import { isCompactIn, isCrowd, NearPlate, OtherPlates } from './Plates.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import { RoomBar } from './RoomBar.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { usePremove } from './usePremove.ts';
import { useReveal } from './useReveal.ts';
import { useTableAnnouncements } from './useTableAnnouncements.ts';
import { WinCelebration } from './WinCelebration.tsx';

const SideDrawer = lazy(async () => ({ default: (await import('../SideDrawer.tsx')).SideDrawer }));
/** Only with a move a day. */
const NextTable = lazy(async () => ({ default: (await import('../turns/NextTable.tsx')).NextTable }));
const RulesDrawer = lazy(async () => ({
  default: (await import('../../games/RulesDrawer.tsx')).RulesDrawer,
}));

interface TableProps {
  readonly snapshot: RoomSnapshot;
  readonly room: Room;
  readonly match: MatchView;
  readonly store: RoomStore;
  readonly equipment: BoardEquipment;
  /** Stands in for the game while moves are tried; from outside, since it shows the board of this folder. */
  readonly Analysis: ComponentType<AnalysisPlace>;
  /** What became of answers that were planned. */
  readonly AnswersNote: ComponentType<{ readonly match: MatchView; readonly all: readonly Sitting[] }>;
}

/** From this width on the buttons of the bar have words, and the name of the game is still whole. */
const barWithWords = 800;

export function Table({ snapshot, room, match, store, equipment, Analysis, AnswersNote }: TableProps) {
  const { t } = useTexts();
  const [measure, size] = useSize();
  const layout = layoutFor(size);
  const [open, setOpen] = useState<'rail' | 'rules' | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const all = useMemo(() => sittings(room, match, t), [room, match, t]);
  const people = useMemo(() => forBoard(all), [all]);
  const listed = useMemo(
    () => people.map(({ seat, name, isMe }) => ({ seat, name: isMe ? t('table.you') : name, isMe })),
    [people, t],
  );
  const nearSeat = useNearSeat(match);
  const taste = useBoardPreferences();
  const { match: told, lines: toldLines } = useReveal(
    { match, lines: snapshot.lines },
    equipment.board.revealMs,
  );
  const preferences = usePreferences();
  const { mutePhrases } = preferences;
  const muted = useMuted(useSignedIn().userId, all, mutePhrases);
  const lines = useMemo(
    () => withoutMuted(linesToShow(toldLines, all), muted.seats, equipment.board),
    [toldLines, all, muted.seats, equipment.board],
  );
  useTableAnnouncements({ room, match: told, lines, all });
  const analysing = useAnalysing(match.game, mayAnalyse(room, match), () => setOpen(null));
  useFocusOnArrival(
    analysing.isOn ? null : `${match.room} ${match.game}`,
    match.mySeat !== null && match.result === null,
  );
  useSounds({ match: told, lines: toldLines, seenAt: snapshot.seenAt, board: equipment.board });
  const premove = usePremove({
    game: equipment.game,
    match,
    act: store.act,
    isOn: preferences.premove,
    isBusy: snapshot.pending !== null,
  });
  const said = usePhrases(room.id, mutePhrases, muted.people);
  const { report, dialog } = useReporting(match, all, equipment.board);
  const history = useTurnHistory(match, store, analysing.isOn);
  const { shown, isPast } = history;
  const rail = {
    all,
    equipment,
    lines,
    match: told,
    history,
    onAnalyse: analysing.begin,
    people: listed,
    room,
    store,
    hasSound: isCompactIn(layout),
  };
  const back = useBackPath(room.gameName);
  const isDaily = room.ruleSet.turnDays !== undefined && match.mySeat !== null;
  const hasAnswers = isDaily && match.result === null && isOpenGame(room.gameName);
  const isNarrow = layout === 'narrow';
  const isTight = isCompactIn(layout);
  const result = told.result && !isPast && (
    <ResultSheet
      all={all}
      gains={snapshot.settled?.game === match.game ? snapshot.settled.gains : null}
      isTight={layout !== 'wide'}
      key={match.game}
      match={match}
      room={room}
      store={store}
    />
  );
  const stage = analysing.isOn ? (
    <Suspense fallback={<LoadingTop />}>
      <Analysis
        all={all}
        equipment={equipment}
        from={history.at}
        home={back}
        isNarrow={size.width < 640}
        layout={layout}
        match={match}
        nearSeat={nearSeat}
        onLeave={analysing.end}
        taste={taste}
      />
    </Suspense>
  ) : (
    <>
      <main className={styles.stage}>
        <div className={styles.top}>
          <div className={styles.notes}>
            {isPast && <EarlierTurnNote history={history} />}
            {hasAnswers && (
              <Suspense fallback={null}>
                <AnswersNote all={all} match={match} />
              </Suspense>
            )}
            <Notices all={all} match={match} room={room} seenAt={snapshot.seenAt} store={store} />
          </div>
          <OtherPlates
            all={all}
            equipment={equipment}
            layout={layout}
            match={match}
            nearSeat={nearSeat}
            room={room}
            said={said}
            shown={shown}
            snapshot={snapshot}
          />
        </div>
        <div className={styles.refusals}>
          <Refusals game={room.gameName} refused={snapshot.refused} />
        </div>
        <KeptFor value={`${match.room} ${match.game}`}>
          <BoardActionsSlot value={slot}>
            <BoardArea
              act={store.act}
              equipment={equipment}
              home={back}
              isNarrow={size.width < 640}
              match={shown}
              muted={muted.seats}
              nearSeat={nearSeat}
              people={people}
              premove={isPast ? undefined : premove}
              report={report}
              previews={isPast ? undefined : store.previews}
              snapshot={isPast ? { ...snapshot, pending: null } : snapshot}
              taste={taste}
            />
          </BoardActionsSlot>
        </KeptFor>
        <NearPlate
          all={all}
          equipment={equipment}
          layout={layout}
          match={match}
          nearSeat={nearSeat}
          room={room}
          said={said}
          setSlot={setSlot}
          shown={shown}
          snapshot={snapshot}
          taste={taste}
        />
        {layout !== 'wide' && result}
      </main>
      {layout === 'wide' && (
        <aside className={styles.rail} data-part="rail">
          {result}
          <Rail {...rail} />
        </aside>
      )}
    </>
  );
  return (
    <div
      className={styles.table}
      data-crowded={isCrowd(all) || undefined}
      data-layout={layout}
      data-seats={all.length}
      ref={measure}
    >
      <RoomBar
        game={match.game}
        isNarrow={isTight || size.width < barWithWords}
        onOpenRail={layout === 'wide' ? null : () => setOpen('rail')}
        onOpenRules={() => setOpen('rules')}
        room={room}
      >
        <PhraseMenu
          all={all}
          isMuted={mutePhrases}
          maySpeak={match.mySeat !== null}
          muted={muted}
          onReport={report && (() => report(null))}
          onMute={(isMuted) => void profileStore.prefer({ mutePhrases: isMuted })}
          store={store}
        />
        {isDaily && (
          <Suspense fallback={null}>
            <NextTable isTight={isTight} match={match} />
          </Suspense>
        )}
        {!isTight && <SoundSwitch />}
      </RoomBar>
      <WinCelebration match={told} />
      {stage}
      {dialog}
      <Suspense fallback={null}>
        {open === 'rail' && (
          <SideDrawer isSheet={isNarrow} onClose={() => setOpen(null)}>
            <Rail {...rail} />
          </SideDrawer>
        )}
        {open === 'rules' && <RulesDrawer game={room.gameName} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}

/** The seat at the bottom: one's own, or for spectators the one chosen with F. */
function useNearSeat(match: MatchView): number {
  const [walked, setWalked] = useState(0);
  const isWatching = match.mySeat === null;
  const seats = match.positions.length;
  useEffect(() => {
    if (!isWatching) return;
    const walk = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key.toLowerCase() === 'f' && !isTyping && !event.ctrlKey && !event.metaKey)
        setWalked((at) => at + 1);
    };
    window.addEventListener('keydown', walk);
    return () => window.removeEventListener('keydown', walk);
  }, [isWatching]);
  return match.mySeat ?? walked % seats;
}
