// The pairings of a tournament round by round, with the way to each table; the director sets results here.
import { useState } from 'react';
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { tablePath } from '../../../../contract/pages.ts';
import { sideOf } from '../../../../events/tournament/doubleElimination.ts';
import { hasFourAt } from '../../../../events/tournament/tournament.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { Block } from '../../../parts/Block.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';
import { TableRow } from '../four/TableRow.tsx';
import styles from '../tournament.module.css';
import { nameOf, scoreOf } from '../words.ts';
import { ResultMenu } from './ResultMenu.tsx';

/** Of a double elimination by bracket, of a league by division. */
function groupsOf({ form, rounds, pairings, entrants }: TournamentShown, round: number, t: Speak) {
  const those = pairings.filter((pairing) => pairing.round === round);
  const nameOfGroup = (pairing: PairingShown): string => {
    if (form === 'doubleElimination') return t(`pages:tournament.side.${sideOf(rounds, pairing)}`);
    const division = entrants.find(({ number }) => number === pairing.first)?.division;
    return form === 'league' && division ? t('pages:tournament.division', { division }) : '';
  };
  return [...Map.groupBy(those, nameOfGroup)].map(([name, group]) => ({ name, pairings: group }));
}

export function Rounds({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const { round } = tournament;
  const [chosen, choose] = useState<number | null>(null);
  const shown = chosen ?? round;
  const rounds = Array.from({ length: round }, (_, at) => at + 1);
  return (
    <Block
      beside={
        rounds.length > 1 && (
          <Choice
            label={t('pages:tournament.round')}
            onChange={(next) => choose(next === round ? null : next)}
            value={shown}
            values={rounds}
            words={(each) => t('pages:tournament.roundNumber', { round: each })}
          />
        )
      }
      title={t(hasFourAt(tournament) ? 'pages:tournament.four.tables' : 'pages:tournament.pairings')}
    >
      {groupsOf(tournament, shown, t).map(({ name, pairings }) => (
        <Surface className={styles.pairings} key={name}>
          {name !== '' && <h3 className={styles.sideName}>{name}</h3>}
          <ul>
            {pairings.map((pairing) =>
              hasFourAt(tournament) ? (
                <TableRow key={pairing.board} table={pairing} tournament={tournament} />
              ) : (
                <PairingRow key={pairing.board} pairing={pairing} tournament={tournament} />
              ),
            )}
          </ul>
        </Surface>
      ))}
    </Block>
  );
}

interface PairingRowProps {
  readonly tournament: TournamentShown;
  readonly pairing: PairingShown;
}

export function PairingRow({ tournament, pairing }: PairingRowProps) {
  const { t } = useTexts();
  const type = useType();
  const { first, second, roomId, isPlayed, outcome } = pairing;
  const [one, other] = [nameOf(tournament, first, t), nameOf(tournament, second, t)];
  const score = scoreOf(tournament, pairing);
  const earlier = pairing.games?.slice(0, outcome === null || !isPlayed ? undefined : -1) ?? [];
  const act = t(outcome === null ? 'pages:tournament.table' : 'pages:tournament.replay');
  const isMine = tournament.me !== null && (first === tournament.me || second === tournament.me);
  return (
    <li className={styles.pairing} data-own={isMine}>
      <span className={styles.pair}>
        <span data-won={outcome === 'first'}>{one}</span>
        <span className={styles.score}>
          {second === null ? t('pages:tournament.bye') : score ? `${score[0]} – ${score[1]}` : '–'}
        </span>
        {second !== null && <span data-won={outcome === 'second'}>{other}</span>}
      </span>
      <span className={styles.pairingActs}>
        {second !== null && outcome !== null && !isPlayed && (
          <span className={type.caption}>{t('pages:tournament.notPlayed')}</span>
        )}
        {earlier.map((game, at) => (
          <PageLink
            aria-label={t('pages:tournament.gameOf', { game: at + 1, one, other })}
            className={styles.link}
            key={game.roomId}
            to={`${tablePath({ gameName: tournament.gameName, roomId: game.roomId })}?game=1&turn=0`}
          >
            {at + 1}
          </PageLink>
        ))}
        {roomId !== null && (outcome === null || isPlayed) && (
          <PageLink
            aria-label={t('pages:tournament.tableOf', { act, one, other })}
            className={styles.link}
            to={
              outcome === null
                ? tablePath({ gameName: tournament.gameName, roomId })
                : `${tablePath({ gameName: tournament.gameName, roomId })}?game=1&turn=0`
            }
          >
            {act}
          </PageLink>
        )}
        {tournament.isDirector && second !== null && (
          <ResultMenu one={one} other={other} pairing={pairing} tournament={tournament} />
        )}
      </span>
    </li>
  );
}
