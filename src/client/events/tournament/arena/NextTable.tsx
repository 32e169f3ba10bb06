// The plate of one's next table, in an arena or a short match: against whom, and the table opens by itself after a moment.
import { mergeClasses } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { tablePath } from '../../../../contract/pages.ts';
import { peopleAt } from '../../../../events/tournament/tournament.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import styles from '../tournament.module.css';
import { entrantIn, isFirstInTurn, matchInWords, nameOf, namesIn, pointsInWords } from '../words.ts';

/** Time to read the plate. */
const opensAfterMs = 3_000;

/** Tables that have opened by themselves: whoever comes back to the standings stays there. */
const opened = new Set<string>();

interface NextTableProps {
  readonly tournament: TournamentShown;
  readonly pairing: PairingShown;
  readonly roomId: string;
}

/** At a table of two: how the other one stands, which game of a match it is, and who begins. */
function aboutOpponent(tournament: TournamentShown, pairing: PairingShown, t: Speak): string {
  const isFirst = pairing.first === tournament.me;
  const number = isFirst ? pairing.second : pairing.first;
  const inMatch = matchInWords(tournament, pairing, t);
  const standing = tournament.standings.find(({ entrant }) => entrant === number);
  const place =
    standing &&
    t('pages:tournament.placeWithPoints', {
      rank: standing.rank,
      count: standing.points / 2,
      points: pointsInWords(standing.points),
    });
  const begins = isFirst === isFirstInTurn(pairing) ? 'youOpen' : 'theyOpen';
  const before = inMatch === null ? place : `${inMatch}.`;
  return [before, t(`pages:tournament.${begins}`)].filter(Boolean).join(' ');
}

export function NextTable({ tournament, pairing, roomId }: NextTableProps) {
  const { t, language } = useTexts();
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
  const opponents = peopleAt(pairing).filter((number) => number !== tournament.me);
  const names = namesIn(tournament, opponents, language, t);
  return (
    <Surface className={styles.own} data-part="ownTable">
      {opponents.map((number) => (
        <PersonAvatar
          key={number}
          name={nameOf(tournament, number, t)}
          picture={pictureAt(entrantIn(tournament, number)?.avatar ?? null)}
          size={pairing.others ? 40 : 56}
        />
      ))}
      <div className={styles.ownWords}>
        <p className={type.cardTitle} role="status">
          {pairing.others
            ? t('pages:tournament.four.youPlay', { names })
            : t('pages:tournament.youPlay', { name: names })}
        </p>
        <p className={mergeClasses(type.body, type.quiet)}>
          {pairing.others
            ? t('pages:tournament.four.beReady', { count: 1 })
            : aboutOpponent(tournament, pairing, t)}{' '}
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
