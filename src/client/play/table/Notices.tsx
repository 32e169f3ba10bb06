// Notices above the plates: draw offers, pauses, absent players, a recovered game.
import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { gameStatus, type MatchView, type Room } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { nameOf } from '../../games/tables/people.ts';
import { useCountdown } from '../../parts/useCountdown.ts';
import { useLine } from '../Connection.tsx';
import type { RoomStore } from '../roomStore.ts';
import type { Sitting } from '../seats.ts';
import styles from '../table.module.css';
import { clockText } from './ClockFace.tsx';

/** Rare, and with texts of its own. */
const LateNote = lazy(async () => ({ default: (await import('./LateNote.tsx')).LateNote }));

interface NoticesProps {
  readonly room: Room;
  readonly match: MatchView;
  readonly seenAt: number;
  readonly all: readonly Sitting[];
  readonly store: RoomStore;
}

export function Notices(props: NoticesProps) {
  const { match, room } = props;
  if (match.result) return null;
  if (match.status === gameStatus.recovered) return <Recovered {...props} />;
  return (
    <>
      <SatIn {...props} />
      {room.daily?.late && (
        <Suspense fallback={null}>
          <LateNote {...props} />
        </Suspense>
      )}
      <Offered {...props} />
      {match.status === gameStatus.paused ? <Paused {...props} /> : <Absent {...props} />}
    </>
  );
}

function Recovered({ room }: NoticesProps) {
  const { t } = useTexts();
  const missing = room.players
    .filter((place) => !place.isConnected)
    .map((place) => nameOf(place, room.players, t));
  return (
    <div className={styles.note} role="status">
      <strong>{t('table.recovered')}</strong>
      {missing.length > 0 && <span>{t('table.waitingFor', { names: missing.join(', ') })}</span>}
    </div>
  );
}

/** A bot has taken over an absent player's seat; it can be taken back. */
function SatIn({ match, store }: NoticesProps) {
  const { t } = useTexts();
  if (match.mySeat === null || !match.satIn.includes(match.mySeat)) return null;
  return (
    <div className={styles.note} role="alert">
      <strong>{t('table.botPlaysForYou')}</strong>
      <Button appearance="primary" onClick={() => void store.do('match:takeSeat', {})}>
        {t('table.takeBackSeat')}
      </Button>
    </div>
  );
}

/** An offer that every seated player answers. */
function Offered({ match, all, store }: NoticesProps) {
  const { t } = useTexts();
  const isOffline = useLine() !== 'up';
  const [offer] = match.offers;
  if (!offer || match.mySeat === null || offer.bySeat === match.mySeat) return null;
  const answer = (how: 'accept' | 'decline') =>
    void store.do('match:offer', { kind: offer.kind, answer: how });
  return (
    <div className={styles.note} role="alert">
      <strong>{t(`table.asks.${offer.kind}`, { name: all[offer.bySeat]?.name ?? '' })}</strong>
      <Button appearance="primary" disabledFocusable={isOffline} onClick={() => answer('accept')}>
        {t('table.accept')}
      </Button>
      <Button disabledFocusable={isOffline} onClick={() => answer('decline')}>
        {t('table.decline')}
      </Button>
    </div>
  );
}

function Paused({ match, store }: NoticesProps) {
  const { t } = useTexts();
  const asked = match.offers.length > 0;
  return (
    <div className={styles.note} role="status">
      <strong>{t('table.paused')}</strong>
      {match.mySeat !== null && !asked && (
        <Button appearance="primary" onClick={() => void store.do('match:offer', { kind: 'resume' })}>
          {t('table.resume')}
        </Button>
      )}
    </div>
  );
}

/** The absent opponent: time until the win can be claimed, then the buttons. */
function Absent({ match, seenAt, all, store }: NoticesProps) {
  const { t } = useTexts();
  const [gone] = match.absent;
  const leftMs = useCountdown(gone ? gone.claimInMs : null, seenAt);
  const [isWaiting, setWaiting] = useState(false);
  if (!gone && isWaiting) setWaiting(false); // the next absence asks anew
  if (!gone || leftMs === null || match.mySeat === null || gone.seat === match.mySeat) return null;
  const name = all[gone.seat]?.name ?? '';
  if (leftMs > 0)
    return (
      <div className={styles.note}>
        <span>
          {t('table.lostConnection', {
            name,
            time: clockText(Math.ceil(leftMs / 1000) * 1000).replace(/\.0$/, ''),
          })}
        </span>
      </div>
    );
  if (isWaiting) return null;
  return (
    <div className={styles.note} role="alert">
      <strong>{t('table.stillGone', { name })}</strong>
      <Button appearance="primary" onClick={() => void store.do('match:claim', { claim: 'win' })}>
        {t('table.claimWin')}
      </Button>
      <Button onClick={() => void store.do('match:claim', { claim: 'draw' })}>{t('table.claimDraw')}</Button>
      <Button appearance="subtle" onClick={() => setWaiting(true)}>
        {t('table.keepWaiting')}
      </Button>
    </div>
  );
}
