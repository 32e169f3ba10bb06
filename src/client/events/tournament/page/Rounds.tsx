// The pairings of a tournament round by round, with the way to each table; the director sets results here.
import { useState } from 'react';
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournaments.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { Block } from '../../../parts/Block.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';
import styles from '../tournament.module.css';
import { nameOf, scoreOf, tablePath } from '../words.ts';
import { ResultMenu } from './ResultMenu.tsx';

export function Rounds({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const { pairings, round } = tournament;
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
      title={t('pages:tournament.pairings')}
    >
      <Surface className={styles.pairings}>
        <ul>
          {pairings
            .filter((pairing) => pairing.round === shown)
            .map((pairing) => (
              <PairingRow key={pairing.board} pairing={pairing} tournament={tournament} />
            ))}
        </ul>
      </Surface>
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
  const score = scoreOf(pairing);
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
        {roomId !== null && (outcome === null || isPlayed) && (
          <PageLink
            aria-label={t('pages:tournament.tableOf', { act, one, other })}
            className={styles.link}
            to={
              outcome === null
                ? tablePath(tournament, roomId)
                : `${tablePath(tournament, roomId)}?game=1&turn=0`
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
