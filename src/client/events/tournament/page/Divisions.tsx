// The tables of a league, one for each division, with who moves up and down in the next season.
import { mergeClasses } from '@fluentui/react-components';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { movesBetween } from '../../../../events/tournament/league.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { Block } from '../../../parts/Block.tsx';
import styles from '../tournament.module.css';
import { divisionsIn } from '../words.ts';
import { StandingsTable, TieBreaks } from './Standings.tsx';

export function Divisions({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const divisions = divisionsIn(tournament);
  const sizeOf = (at: number) => divisions[at]?.standings.length ?? 0;
  const movesAfter = (at: number) =>
    at >= 0 && at < divisions.length - 1 ? movesBetween(sizeOf(at), sizeOf(at + 1)) : 0;
  return (
    <Block title={t('pages:tournament.standings')}>
      {divisions.map(({ division, standings }, at) => {
        const [up, down] = [movesAfter(at - 1), movesAfter(at)];
        const name = t('pages:tournament.division', { division });
        const moves = [
          up > 0 && t('pages:tournament.movesUp', { count: up }),
          down > 0 && t('pages:tournament.movesDown', { count: down }),
        ].filter(Boolean);
        return (
          <div className={styles.division} key={division}>
            {divisions.length > 1 && <h3 className={type.cardTitle}>{name}</h3>}
            <StandingsTable name={name} standings={standings} tournament={tournament} />
            {moves.length > 0 && <p className={mergeClasses(type.caption, type.quiet)}>{moves.join(' ')}</p>}
          </div>
        );
      })}
      <TieBreaks tournament={tournament} />
    </Block>
  );
}
