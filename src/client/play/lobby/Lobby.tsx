// The lobby of a table before its game: seats, readiness, invitations, settings.
import { Button, Input } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { seatWish } from '../../../contract/pages.ts';
import type { Room } from '../../../contract/play/tables.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useHost } from '../../base/hosts/host.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { AppHeader } from '../../frame/shell/AppHeader.tsx';
import { useEquipment } from '../../games/boards.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import { OnceHint } from '../../parts/profile/OnceHint.tsx';
import { useCountdown } from '../../parts/useCountdown.ts';
import { useWidth } from '../../parts/useWidth.ts';
import { Refusals } from '../Refusals.tsx';
import type { RoomSnapshot, RoomStore } from '../roomStore.ts';
import { StandUp } from '../StandUp.tsx';
import { useFocusOnArrival } from '../table/useFocusOnArrival.ts';
import tableStyles from '../table.module.css';
import { useBackPath } from '../useBackPath.ts';
import { FillWithBots, QuietHint } from './FillWithBots.tsx';
import { LobbyOptions } from './LobbyOptions.tsx';
import styles from './lobby.module.css';
import { SeatsAround } from './SeatsAround.tsx';
import { TableInvite } from './TableInvite.tsx';
import { TournamentNote } from './TournamentNote.tsx';
import { useLobbyNews } from './useLobbyNews.ts';

/** Takes a seat at once for whoever follows an invitation; the address says so, once. */
function useSeatFromLink(room: Room, myId: string, store: RoomStore): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const heardFor = useRef<string | null>(null);
  const isSeated = room.players.some(({ id }) => id === myId);
  useEffect(() => {
    if (search !== seatWish) {
      heardFor.current = null;
      return;
    }
    if (heardFor.current === room.id) return;
    heardFor.current = room.id;
    void navigate(pathname, { replace: true });
    if (!isSeated) void store.do('room:join', {});
  }, [search, pathname, navigate, room.id, isSeated, store]);
}

const RulesDrawer = lazy(async () => ({
  default: (await import('../../games/RulesDrawer.tsx')).RulesDrawer,
}));

interface LobbyProps {
  readonly room: Room;
  readonly seenAt: number;
  readonly snapshot: RoomSnapshot;
  readonly store: RoomStore;
}

export function Lobby({ room, seenAt, snapshot, store }: LobbyProps) {
  const { t } = useTexts();
  const { game, board } = useEquipment(room.gameName);
  const me = useSignedIn();
  const [hasRules, showRules] = useState(false);
  useLobbyNews(room);
  useFocusOnArrival(room.id, false);
  useSeatFromLink(room, me.userId, store);
  const { surface } = useHost();
  const back = useBackPath(room.gameName);
  const isHost = room.hostUserId === me.userId;
  const gameTitle = t(`games.${room.gameName}`);
  return (
    <div className={styles.lobby}>
      <AppHeader
        back={back}
        brand={
          <>
            {surface !== 'panel' && <BackToPage back={back} gameName={room.gameName} />}
            <Brand gameName={room.gameName} title={gameTitle} />
          </>
        }
        middle={null}
      />
      <main className={styles.lobbyMain} id="content">
        <div className={styles.lobbyTitle}>
          <GameArt game={room.gameName} size={96} />
          <Name isHost={isHost} key={room.name} room={room} store={store} title={gameTitle} />
        </div>
        <Surface className={styles.seats}>
          {!room.tournament && <OnceHint hint="firstTable" />}
          <SeatsAround
            hasSides={board.sides !== undefined}
            isHost={isHost}
            myId={me.userId}
            room={room}
            store={store}
          />
          <ReadyBar myId={me.userId} room={room} seenAt={seenAt} store={store} />
          <QuietHint room={room} />
          <Refusals game={room.gameName} refused={snapshot.refused} />
        </Surface>
        <div className={styles.lobbySide}>
          {room.tournament ? (
            <TournamentNote myId={me.userId} room={room} store={store} tournament={room.tournament} />
          ) : (
            <TableInvite isSeated={room.players.some(({ id }) => id === me.userId)} room={room} />
          )}
          <LobbyOptions game={game} isHost={isHost} room={room} store={store} />
          <Button onClick={() => showRules(true)}>{t('table.rules')}</Button>
          {room.numberOfSpectators > 0 && (
            <p className={tableStyles.quiet}>{t('table.watching', { count: room.numberOfSpectators })}</p>
          )}
        </div>
      </main>
      {hasRules && (
        <Suspense fallback={null}>
          <RulesDrawer game={room.gameName} onClose={() => showRules(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Brand({ gameName, title }: { readonly gameName: string; readonly title: string }) {
  return (
    <div className={styles.lobbyBrand}>
      <GameArt game={gameName} size={36} />
      <span>{title}</span>
    </div>
  );
}

function BackToPage({ back, gameName }: { readonly back: string | null; readonly gameName: string }) {
  const { t } = useTexts();
  const isNarrow = useWidth() === 'narrow';
  const name = t('table.back', { game: t(`games.${gameName}`) });
  if (!back) return null;
  return (
    <PageLink
      aria-label={isNarrow ? name : undefined}
      className={styles.lobbyBack}
      title={isNarrow ? name : undefined}
      to={back}
    >
      <ArrowLeft20Regular />
      {!isNarrow && name}
    </PageLink>
  );
}

interface NameProps {
  readonly room: Room;
  readonly title: string;
  readonly isHost: boolean;
  readonly store: RoomStore;
}

/** The host edits the name in place; it is saved on blur. */
function Name({ room, title, isHost, store }: NameProps) {
  const { t } = useTexts();
  const [name, setName] = useState(room.name);
  if (!isHost) return <h1 tabIndex={-1}>{room.name || title}</h1>;
  const keep = () => {
    const trimmed = name.trim();
    if (trimmed && trimmed !== room.name) void store.do('room:settings', { name: trimmed });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <h1 className={styles.unseenTitle} tabIndex={-1}>
        {room.name || title}
      </h1>
      <Input
        appearance="filled-darker"
        aria-label={t('table.tableName')}
        className={styles.lobbyName}
        maxLength={60}
        onBlur={keep}
        onChange={(_, { value }) => setName(value)}
        placeholder={t('table.nameThisTable')}
        size="large"
        value={name}
      />
    </form>
  );
}

interface ReadyBarProps {
  readonly room: Room;
  readonly myId: string;
  readonly seenAt: number;
  readonly store: RoomStore;
}

function ReadyBar({ room, myId, seenAt, store }: ReadyBarProps) {
  const { t } = useTexts();
  const leftMs = useCountdown(room.startsInMs, seenAt);
  const mine = room.players.find((place) => place.id === myId);
  if (leftMs !== null)
    return (
      <div className={styles.ready} role="status">
        <strong className={styles.starting}>
          {t('table.starting', { count: Math.ceil(leftMs / 1000) })}
        </strong>
        {mine && <Button onClick={() => void store.do('room:hold', {})}>{t('table.hold')}</Button>}
      </div>
    );
  if (!mine) return <p className={classNames(styles.ready, tableStyles.quiet)}>{t('table.watchInstead')}</p>;
  const isFull = room.players.length === room.maxPlayers;
  return (
    <div className={styles.ready}>
      <Button
        appearance={mine.isReady ? 'outline' : 'primary'}
        aria-pressed={mine.isReady}
        onClick={() => void store.do('room:ready', { isReady: !mine.isReady })}
        size="large"
      >
        {t(mine.isReady ? 'table.notReady' : 'table.ready')}
      </Button>
      <span className={tableStyles.quiet}>
        {t(isFull ? 'table.waitingForReady' : 'table.waitingForSeats', {
          count: room.maxPlayers - room.players.length,
        })}
      </span>
      {room.hostUserId === myId && <FillWithBots room={room} store={store} />}
      {!room.tournament && (
        <StandUp isLast={room.players.every((place) => place.isBot || place.id === myId)} store={store} />
      )}
    </div>
  );
}
