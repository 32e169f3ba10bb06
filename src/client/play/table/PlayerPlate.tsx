// A player at the table: name, connection, side, score, clock, turn.
import { useEffect } from 'react';
import type { MatchView } from '../../../contract/play/tables.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { BotFace } from '../../../ui/BotFace.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { type MarkSide, SideMark } from '../../../ui/SideMark.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { pictureAt } from '../../base/api/call.ts';
import { PresenceMark } from '../Presence.tsx';
import type { Sitting } from '../seats.ts';
import styles from '../table.module.css';
import { ClockFace } from './ClockFace.tsx';

interface PlayerPlateProps {
  readonly sitting: Sitting;
  readonly match: MatchView;
  readonly seenAt: number;
  readonly fact: React.ReactNode;
  /** Of the board. */
  readonly sides: readonly MarkSide[] | undefined;
  readonly isCompact: boolean;
  /** One of several in a row: only the first name fits. */
  readonly isBrief?: boolean;
  /** Stands beside the name where there is room. */
  readonly rating?: React.ReactNode;
  /** The phrase this player says at present. */
  readonly said?: string | undefined;
  /** Where the board puts the buttons of an unfinished move; only in one's own plate. */
  readonly actions?: React.ReactNode;
}

export function PlayerPlate({
  sitting,
  match,
  seenAt,
  fact,
  sides,
  isCompact,
  isBrief = false,
  rating,
  said,
  actions,
}: PlayerPlateProps) {
  const { t } = useTexts();
  const { seat, place, name, short, isMe } = sitting;
  const isOnTurn = match.toAct.includes(seat);
  const isAway = match.away.includes(seat);
  const clock = match.clocks?.leftMs[seat];
  const presence = isAway && place?.isConnected ? 'away' : place?.isConnected === false ? 'gone' : 'here';
  const isSatIn = match.satIn.includes(seat);
  const stateWords = presence === 'here' ? fact : t(`table.presence.${presence}`);
  /** In little room a bot's strength stands below its name. */
  const isShort = isBrief || (isCompact && place?.isBot);
  const strength = isShort && !isBrief && place?.isBot ? t(`table.bot.${place.strength ?? 0}`) : null;
  const below = isSatIn ? t('table.botPlaysFor') : stateWords;
  const faceSize = isBrief ? 20 : isCompact ? 32 : 40;
  /** There is no room for a pill. */
  const thinks = isOnTurn && !isMe && isCompact && !isBrief;
  return (
    <section
      aria-label={t('table.plateOf', { name: isMe ? t('table.you') : name })}
      className={styles.plate}
      data-part="plate"
      data-compact={isCompact}
      data-me={isMe}
      data-turn={isOnTurn}
    >
      <span className={styles.plateFace}>
        {place?.isBot || isSatIn ? (
          <BotFace size={faceSize} strength={place?.strength ?? null} />
        ) : (
          <PersonAvatar name={name} picture={pictureAt(place?.avatar ?? null)} size={faceSize} />
        )}
        {place && <PresenceMark presence={presence} />}
        {said && <Bubble words={t(`table.say.${said}`)} who={isMe ? t('table.you') : name} />}
      </span>
      <SideMark className={styles.plateSeat} seat={seat} sides={sides} size={isCompact ? 14 : 18} />
      <span className={styles.plateWords}>
        <span className={styles.plateHead}>
          <span className={styles.plateName} data-part="plate-name">
            {isMe ? t('table.you') : isShort ? short : name}
          </span>
          {!isBrief && (
            <span className={styles.plateRating} data-part="plate-rating">
              {rating}
            </span>
          )}
        </span>
        {(below || thinks || strength) && (
          <span className={styles.plateFact} data-part="plate-fact">
            {strength && (
              <>
                {strength}
                {(below || thinks) && ' · '}
              </>
            )}
            {thinks && (
              <span data-thinks>
                {t('table.thinks')}
                {below && ' · '}
              </span>
            )}
            {below}
          </span>
        )}
      </span>
      {isOnTurn && <TurnPill isMe={isMe} name={short} />}
      {actions}
      {clock !== undefined && (
        <ClockFace
          isRunning={match.clocks?.running.includes(seat) ?? false}
          leftMs={clock}
          owner={isMe ? t('table.you') : name}
          seenAt={seenAt}
        />
      )}
    </section>
  );
}

function TurnPill({ isMe, name }: { readonly isMe: boolean; readonly name: string }) {
  const { t } = useTexts();
  return (
    <span className={styles.pill} data-part="pill" data-me={isMe}>
      {isMe ? t('table.yourTurn') : t('table.isThinking', { name })}
    </span>
  );
}

function Bubble({ words, who }: { readonly words: string; readonly who: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(`${who}: ${words}`), [announce, who, words]);
  return (
    <span className={styles.bubble} data-part="bubble">
      {words}
    </span>
  );
}
