// The result of a game: winner, reason, score of the table, what to do next.

import { Button } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { useEffect, useRef, useState } from 'react';
import type { Gains, MatchView, Room } from '../../contract/tables.ts';
import { SeatShape } from '../../ui/SeatShape.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { PageLink } from '../parts/PageLink.tsx';
import { useSignedIn } from '../session/useSession.ts';
import { headline, howItEnded } from './outcome.ts';
import { ProgressSummary } from './ProgressSummary.tsx';
import type { RoomStore } from './roomStore.ts';
import type { Sitting } from './seats.ts';
import { useBackPath } from './useBackPath.ts';

interface ResultSheetProps {
  readonly room: Room;
  readonly match: MatchView;
  readonly all: readonly Sitting[];
  readonly store: RoomStore;
  /** What the reader earned, once it is known. */
  readonly gains: Gains | null;
}

export function ResultSheet({ room, match, all, store, gains }: ResultSheetProps) {
  const { t } = useTexts();
  const [isFolded, setFolded] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-label={t('table.result.title')} className="tp-result" data-folded={isFolded}>
      <div className="tp-result-head">
        <h2 ref={title} tabIndex={-1}>
          {headline(match, all, t)}
        </h2>
        <Button
          appearance="subtle"
          aria-expanded={!isFolded}
          aria-label={t(isFolded ? 'table.result.unfold' : 'table.result.fold')}
          icon={isFolded ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
          onClick={() => setFolded(!isFolded)}
        />
      </div>
      {!isFolded && (
        <>
          <p className="tp-quiet">{howItEnded(match, room.gameName, t)}</p>
          {gains && (
            <ProgressSummary
              gains={gains}
              isPractice={all.every(({ place, isMe }) => isMe || place?.isBot)}
            />
          )}
          <Ranking all={all} match={match} />
          <Next match={match} room={room} store={store} />
        </>
      )}
    </section>
  );
}

/** The final ranking; with two players the headline is enough. */
function Ranking({ match, all }: Pick<ResultSheetProps, 'match' | 'all'>) {
  const { t } = useTexts();
  if (all.length < 3) return null;
  let place = 1;
  const rows = (match.result?.places ?? []).flatMap((group) => {
    const mine = place;
    place += group.length;
    return group.map((seat) => ({ seat, place: mine, score: match.scores?.[seat] }));
  });
  return (
    <ol className="tp-ranking">
      {rows.map(({ seat, place: at, score }) => (
        <li key={seat}>
          <span className="tp-number">{at}</span>
          <SeatShape seat={seat} size={14} />
          <span>{all[seat]?.isMe ? t('table.you') : all[seat]?.name}</span>
          {score !== undefined && <span className="tp-number">{score}</span>}
        </li>
      ))}
    </ol>
  );
}

function Next({ room, match, store }: Pick<ResultSheetProps, 'room' | 'match' | 'store'>) {
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const back = useBackPath(room.gameName);
  // Not the seat of the game that is over: somebody may have stood up since, and somebody else sat down.
  const myPosition = room.players.find((place) => place.id === userId)?.position ?? null;
  const hasFreeSeat = room.players.length < room.maxPlayers;
  const hasAsked = myPosition !== null && room.rematch.includes(myPosition);
  const others = room.players.filter(
    (place) => !place.isBot && place.position !== myPosition && room.rematch.includes(place.position),
  );
  return (
    <div className="tp-result-next">
      {others.length > 0 && !hasAsked && (
        <p role="status">
          {t('table.result.wantsAnother', { name: others.map((place) => place.name).join(', ') })}
        </p>
      )}
      <div className="tp-actions">
        {myPosition !== null && (
          <Button
            appearance="primary"
            disabledFocusable={hasAsked}
            onClick={() => void store.do('match:offer', { kind: 'rematch' })}
          >
            {t(hasAsked ? 'table.result.rematchAsked' : 'table.result.rematch')}
          </Button>
        )}
        {myPosition === null && hasFreeSeat && (
          <Button appearance="primary" onClick={() => void store.do('room:join', {})}>
            {t('table.takeSeat')}
          </Button>
        )}
        {back === `/games/${room.gameName}` && (
          <>
            <PageLink className="tp-link-button" to={`?game=${match.game}&turn=0`}>
              {t('table.result.replay')}
            </PageLink>
            <PageLink className="tp-link-button" to={back}>
              {t('table.result.newTable')}
            </PageLink>
            <PageLink className="tp-link-button" to="/games">
              {t('table.result.backToGames')}
            </PageLink>
          </>
        )}
        {myPosition !== null && (
          <Button appearance="subtle" onClick={() => void store.do('room:leave', {})}>
            {t('table.standUp')}
          </Button>
        )}
      </div>
    </div>
  );
}
