// The Meet side panel beside a table on the main stage: players, score, turn, moves, actions.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { gameStatus, type MatchView, type Room } from '../../../../contract/play/tables.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { LoadingTop } from '../../../../ui/LoadingTop.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { signOut } from '../../../base/api/signOut.ts';
import { stageAddress, tableAddress } from '../../../base/hosts/addresses.ts';
import { useHost } from '../../../base/hosts/host.ts';
import { connect } from '../../../base/realtime/connection.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { RuleTexts } from '../../../base/words/SignedInTexts.tsx';
import { useEquipment } from '../../../games/boards.ts';
import { GameArt } from '../../../games/GameArt.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { lineText } from '../../rail/lineText.ts';
import { openRoomStore, type RoomSnapshot, type RoomStore } from '../../roomStore.ts';
import { type Sitting, sittings } from '../../seats.ts';
import { PlayersHere } from './PlayersHere.tsx';

const Rules = lazy(async () => ({ default: (await import('./Rules.tsx')).Rules }));

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '12px',
    padding: '12px',
    minWidth: 0,
    minHeight: '100dvh',
    alignContent: 'start',
  },
  head: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  name: { overflowWrap: 'anywhere', minWidth: 0 },
  acts: { display: 'grid', gap: '8px' },
  act: { minHeight: '44px' },
  /** Only shown in tall panels. */
  log: { display: 'none', '@media (min-height: 600px)': { display: 'grid', gap: '8px' } },
  lines: { display: 'grid', gap: '4px' },
});

const shownLines = 8;

export function PanelInfoPage() {
  const { shown } = useHost();
  const { t } = useTexts();
  const [table, setTable] = useState<Awaited<ReturnType<typeof shown>>>();
  useEffect(() => void shown().then(setTable), [shown]);
  if (table === undefined) return <LoadingTop />;
  if (table === null) {
    const choose = (
      <Button as="a" href={`/meet/side-panel${window.location.search}`}>
        {t('hosts.info.choose')}
      </Button>
    );
    return <BlockState action={choose} top="leaning" words={t('hosts.info.none')} />;
  }
  return (
    <RuleTexts>
      <Suspense fallback={<LoadingTop />}>
        <Watched roomId={table.roomId} />
      </Suspense>
    </RuleTexts>
  );
}

function Watched({ roomId }: { readonly roomId: string }) {
  const [store, setStore] = useState<RoomStore | null>(null);
  useEffect(() => {
    const opened = openRoomStore(connect(), roomId);
    setStore(opened);
    return () => opened.close();
  }, [roomId]);
  return store ? <Info store={store} /> : <LoadingTop />;
}

function Info({ store }: { readonly store: RoomStore }) {
  const { t } = useTexts();
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const { room, problem, closed } = snapshot;
  if (problem || closed)
    return <BlockState top="leaning" words={t(`table.unseen.${problem ?? `closed.${closed}`}`)} />;
  return room ? <AtTable room={room} snapshot={snapshot} store={store} /> : <LoadingTop />;
}

interface AtTableProps {
  readonly room: Room;
  readonly snapshot: RoomSnapshot;
  readonly store: RoomStore;
}

function AtTable({ room, snapshot, store }: AtTableProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { match } = snapshot;
  const { board } = useEquipment(room.gameName);
  const all = match ? sittings(room, match, t) : [];
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <GameArt game={room.gameName} size={40} />
        <h1 className={mergeClasses(type.section, styles.name)}>
          {room.name || t(`games.${room.gameName}`)}
        </h1>
      </div>
      <p className={type.strong} role="status">
        {howItStands(room, match, all, t)}
      </p>
      <Surface>
        <PlayersHere all={all} room={room} sides={board.sides} toAct={match?.toAct ?? []} />
      </Surface>
      <Acts room={room} store={store} />
      <Log all={all} room={room} snapshot={snapshot} />
    </main>
  );
}

function howItStands(
  room: Room,
  match: MatchView | null,
  all: readonly Sitting[],
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (room.gameStatus === gameStatus.lobby || !match) return t('hosts.info.waiting');
  if (match.result) return t('hosts.info.over');
  if (match.mySeat !== null && match.toAct.includes(match.mySeat)) return t('table.yourTurn');
  return t('hosts.info.turn', { name: match.toAct.map((seat) => all[seat]?.name ?? '').join(', ') });
}

function Acts({ room, store }: Pick<AtTableProps, 'room' | 'store'>) {
  const styles = useStyles();
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const [hasRules, showRules] = useState(false);
  const place = { gameName: room.gameName, roomId: room.id };
  const isSeated = room.players.some(({ id }) => id === userId);
  return (
    <div className={styles.acts}>
      <ButtonLink appearance="primary" className={styles.act} to={stageAddress(place)}>
        {t('hosts.info.open')}
      </ButtonLink>
      <CopyButton
        className={styles.act}
        copiedLabel={t('table.linkCopied')}
        label={t('table.copyInviteLink')}
        text={window.location.origin + tableAddress(place)}
      />
      <Button aria-expanded={hasRules} className={styles.act} onClick={() => showRules(!hasRules)}>
        {t('table.rules')}
      </Button>
      {hasRules && (
        <Suspense fallback={null}>
          <Rules game={room.gameName} />
        </Suspense>
      )}
      {isSeated && (
        <Button className={styles.act} onClick={() => void store.do('room:leave', {})}>
          {t('table.standUp')}
        </Button>
      )}
      <Button appearance="subtle" className={styles.act} onClick={signOut}>
        {t('drawer.signOut')}
      </Button>
    </div>
  );
}

function Log({
  all,
  room,
  snapshot,
}: { readonly all: readonly Sitting[] } & Pick<AtTableProps, 'room' | 'snapshot'>) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const newest = snapshot.lines.slice(-shownLines).toReversed();
  if (newest.length === 0) return null;
  return (
    <section className={styles.log}>
      <h2 className={type.cardTitle}>{t('table.moves')}</h2>
      <ol className={styles.lines}>
        {newest.map((line, at) => {
          const sitting = line.seat === null ? undefined : all[line.seat];
          const who = sitting ? `${sitting.isMe ? t('table.you') : sitting.name}: ` : '';
          return (
            <li className={type.body} key={`${line.turn} ${at}`}>
              {who + lineText(line, room.gameName, sitting, t)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
