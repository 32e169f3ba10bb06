// What goes on in an arena now: the time that is left, counted down, and the tables at which the best play.
import { mergeClasses } from '@fluentui/react-components';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { Block } from '../../../parts/Block.tsx';
import { useServerTime } from '../../../puzzles/daily/useServerTime.ts';
import { TableRow } from '../four/TableRow.tsx';
import { PairingRow } from '../page/Rounds.tsx';
import styles from '../tournament.module.css';
import { timeInDigits } from '../words.ts';

export function ArenaClock({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const now = useServerTime(1_000);
  const { ends, phase } = tournament;
  if (!ends || phase !== 'running') return null;
  return (
    <Surface className={styles.own}>
      <p className={styles.clock} role="timer" aria-label={t('pages:tournament.timeLeft')}>
        {timeInDigits(Date.parse(ends) - now)}
      </p>
      <p className={mergeClasses(type.body, type.quiet, styles.ownWords)}>
        {t('pages:tournament.unfinished')}
      </p>
    </Surface>
  );
}

export function ArenaTables({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const { pairings } = tournament;
  if (pairings.length === 0) return null;
  return (
    <Block title={t('pages:tournament.playingNow')}>
      <Surface className={styles.pairings}>
        <ul>
          {pairings.map((pairing) =>
            pairing.others ? (
              <TableRow key={pairing.round} table={pairing} tournament={tournament} />
            ) : (
              <PairingRow key={pairing.round} pairing={pairing} tournament={tournament} />
            ),
          )}
        </ul>
      </Surface>
    </Block>
  );
}
