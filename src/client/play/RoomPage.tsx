// The page of a table: lobby, game, replay, or why it cannot be seen.
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { gameStatus } from '../../contract/play/tables.ts';
import { BlockState } from '../../ui/BlockState.tsx';
import { LoadingTop } from '../../ui/LoadingTop.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { connect } from '../base/realtime/connection.ts';
import { rememberCurrentGame } from '../base/session/currentGame.ts';
import { RuleTexts } from '../base/words/SignedInTexts.tsx';
import { AppHeader } from '../frame/shell/AppHeader.tsx';
import { equipmentOf, useEquipment } from '../games/boards.ts';
import { PageHeading } from '../parts/PageHeading.tsx';
import { PageLink } from '../parts/PageLink.tsx';
import { useOwnProfile } from '../parts/profile/useOwnProfile.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { openRoomStore, type RoomStore } from './roomStore.ts';
import { Table } from './table/Table.tsx';
import styles from './table.module.css';
import { useBackPath } from './useBackPath.ts';

const TableAnalysis = lazy(async () => ({
  default: (await import('./analysis/TableAnalysis.tsx')).TableAnalysis,
}));
const AnswersNote = lazy(async () => ({
  default: (await import('./analysis/AnswersNote.tsx')).AnswersNote,
}));
const ReplayAnalysis = lazy(async () => ({
  default: (await import('./analysis/ReplayAnalysis.tsx')).ReplayAnalysis,
}));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));

/** The store while the page is open; null before the first effect. */
function useRoomStore(roomId: string): RoomStore | null {
  const [store, setStore] = useState<RoomStore | null>(null);
  useEffect(() => {
    const opened = openRoomStore(connect(), roomId);
    setStore(opened);
    return () => opened.close();
  }, [roomId]);
  return store;
}

/** A finished game is addressed by its table and the number of the game there. */
export function RoomPage() {
  const [params] = useSearchParams();
  const { roomID = '' } = useParams();
  const game = Number.parseInt(params.get('game') ?? '', 10);
  if (!(game > 0)) return <LivePage key={roomID} roomID={roomID} />;
  return (
    <RuleTexts>
      <Suspense fallback={<LoadingTop />}>
        <ReplayPage Analysis={ReplayAnalysis} game={game} key={`${roomID} ${game}`} roomId={roomID} />
      </Suspense>
    </RuleTexts>
  );
}

function LivePage({ roomID }: { readonly roomID: string }) {
  const { id = '' } = useParams();
  const store = useRoomStore(roomID);
  useEffect(() => {
    equipmentOf(id).catch(() => {}); // reported where it is used
  }, [id]);
  return (
    <RuleTexts>
      <Suspense fallback={<LoadingTop />}>{store ? <Room store={store} /> : <LoadingTop />}</Suspense>
    </RuleTexts>
  );
}

function Room({ store }: { readonly store: RoomStore }) {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const { room, match, problem, closed } = snapshot;
  const { isSettled } = useOwnProfile();
  useCurrentGame(room && match?.mySeat !== null ? room : null, snapshot);
  if (problem) return <Unseen reason={problem === 'InvalidInput' ? 'NotFound' : problem} />;
  if (closed) return <Unseen game={id} reason={`closed.${closed}`} />;
  if (!room) return <LoadingTop />;
  if (room.gameName !== id)
    return <Navigate replace to={pathname.replace(/\/games\/.*/, `/games/${room.gameName}/${room.id}`)} />;
  if (room.gameStatus === gameStatus.lobby)
    return <Lobby room={room} seenAt={snapshot.roomSeenAt} snapshot={snapshot} store={store} />;
  /** Wait for the profile: a board that does not know about confirmed moves would send one at once. */
  return match && isSettled ? (
    <AtTable match={match} room={room} snapshot={snapshot} store={store} />
  ) : (
    <LoadingTop />
  );
}

function AtTable(props: Pick<React.ComponentProps<typeof Table>, 'match' | 'room' | 'snapshot' | 'store'>) {
  const equipment = useEquipment(props.room.gameName);
  return <Table {...props} Analysis={TableAnalysis} AnswersNote={AnswersNote} equipment={equipment} />;
}

/** Remembers the game for the back-to-game button. */
function useCurrentGame(
  room: { readonly id: string; readonly gameName: string } | null,
  stamp: unknown,
): void {
  const { id, gameName } = room ?? {};
  useEffect(() => {
    if (id && gameName && stamp) rememberCurrentGame(gameName, id);
  }, [id, gameName, stamp]);
}

function Unseen({ reason, game = '' }: { readonly reason: string; readonly game?: string }) {
  const { t } = useTexts();
  const back = useBackPath(game);
  const title = reason.startsWith('closed.') ? 'table.unseen.title' : `table.unseen.titles.${reason}`;
  return (
    <>
      <AppHeader back={back} />
      <main className={styles.unseen} id="content">
        <PageHeading>{t(title)}</PageHeading>
        <BlockState
          action={
            back && (
              <PageLink className={styles.linkButton} to={back}>
                {t('table.unseen.action')}
              </PageLink>
            )
          }
          top="leaning"
          words={t(`table.unseen.${reason}`)}
        />
      </main>
    </>
  );
}
