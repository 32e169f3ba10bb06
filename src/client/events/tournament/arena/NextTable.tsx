// The plate of one's next table, in an arena or a short match: against whom, and the table opens by itself after a moment.
import { mergeClasses } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { tablePath } from '../../../../contract/pages.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import styles from '../tournament.module.css';
import { entrantIn, isFirstInTurn, matchInWords, nameOf, pointsInWords } from '../words.ts';

/** Time to read the plate. */
const opensAfterMs = 3_000;

/** Tables that have opened by themselves: whoever comes back to the standings stays there. */
const opened = new Set<string>();

interface NextTableProps {
  readonly tournament: TournamentShown;
  readonly pairing: PairingShown;
  readonly roomId: string;
}

export function NextTable({ tournament, pairing, roomId }: NextTableProps) {
  const { t } = useTexts();
  const type = useType();
  const navigate = useNavigate();
  const path = tablePath({ gameName: tournament.gameName, roomId });
  const isNew = !opened.has(roomId);
  useEffect(() => {
    if (opened.has(roomId)) return;
    const timer = setTimeout(() => {
      opened.add(roomId);
      void navigate(path);
    }, opensAfterMs);
    return () => clearTimeout(timer);
  }, [roomId, path, navigate]);
  const isFirst = pairing.first === tournament.me;
  const number = isFirst ? pairing.second : pairing.first;
  const opponent = nameOf(tournament, number, t);
  const inMatch = matchInWords(tournament, pairing, t);
  const standing = tournament.standings.find(({ entrant }) => entrant === number);
  return (
    <Surface className={styles.own} data-part="ownTable">
      <PersonAvatar
        name={opponent}
        picture={pictureAt(entrantIn(tournament, number)?.avatar ?? null)}
        size={56}
      />
      <div className={styles.ownWords}>
        <p className={type.cardTitle} role="status">
          {t('pages:tournament.youPlay', { name: opponent })}
        </p>
        <p className={mergeClasses(type.body, type.quiet)}>
          {standing &&
            inMatch === null &&
            `${t('pages:tournament.placeWithPoints', {
              rank: standing.rank,
              count: standing.points / 2,
              points: pointsInWords(standing.points),
            })} `}
          {inMatch && `${inMatch}. `}
          {t(isFirst === isFirstInTurn(pairing) ? 'pages:tournament.youOpen' : 'pages:tournament.theyOpen')}{' '}
          {isNew && t('pages:tournament.opensSoon')}
        </p>
      </div>
      <ButtonLink
        appearance="primary"
        className={styles.button}
        onFollow={() => opened.add(roomId)}
        to={path}
      >
        {t('pages:tournament.toTable')}
      </ButtonLink>
    </Surface>
  );
}
