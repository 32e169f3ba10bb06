// The standings of a tournament with their tie-breaks, and what each of those means.
import { mergeClasses } from '@fluentui/react-components';
import { Fire16Filled } from '@fluentui/react-icons/svg/fire';
import type { StandingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { hasFourAt, isCupOfFour } from '../../../../events/tournament/tournament.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { localeOf } from '../../../base/words/language.ts';
import { Block } from '../../../parts/Block.tsx';
import styles from '../tournament.module.css';
import { departmentIn, departmentName, entrantIn, nameOf, onStreakFrom, pointsInWords } from '../words.ts';

type TieBreak = TournamentShown['tieBreaks'][number];

const tieBreakWords = (tournament: TournamentShown) =>
  hasFourAt(tournament) ? 'pages:tournament.four.tieBreak' : 'pages:tournament.tieBreak';

export function Standings({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { standings, people } = tournament;
  return (
    <Block title={t('pages:tournament.standings')}>
      <StandingsTable name={t('pages:tournament.standings')} standings={standings} tournament={tournament} />
      {(people ?? 0) > standings.length && (
        <p className={mergeClasses(type.caption, type.quiet)}>
          {t('pages:tournament.bestOf', { count: standings.length, people: people ?? 0 })}
        </p>
      )}
      {isCupOfFour(tournament) ? (
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:tournament.four.cup.order')}</p>
      ) : (
        <TieBreaks tournament={tournament} />
      )}
    </Block>
  );
}

interface StandingsTableProps {
  readonly tournament: TournamentShown;
  /** Those of one division of a league, all of them elsewhere. */
  readonly standings: readonly StandingShown[];
  readonly name: string;
}

export function StandingsTable({ tournament, standings, name }: StandingsTableProps) {
  const { t, language } = useTexts();
  const type = useType();
  const { tieBreaks, me, form } = tournament;
  const words = tieBreakWords(tournament);
  const above = (standings[0]?.rank ?? 1) - 1;
  const decimal = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  const tieBreakIn = (standing: StandingShown, tieBreak: TieBreak): string => {
    const value = standing[tieBreak];
    if (tieBreak === 'wins') return String(value);
    return tieBreak === 'sonnebornBerger' ? decimal.format(value / 4) : pointsInWords(value);
  };
  return (
    <Surface className={styles.scroller} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('pages:tournament.rank')}</th>
            <th className={styles.name} scope="col">
              {t('pages:tournament.name')}
            </th>
            <th scope="col">{t('pages:tournament.points')}</th>
            {tieBreaks.map((tieBreak) => (
              <th key={tieBreak} scope="col">
                <abbr title={t(`${words}.${tieBreak}.name`)}>{t(`${words}.${tieBreak}.short`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <tr data-own={standing.entrant === me} key={standing.entrant}>
              <td>{standing.rank - above}</td>
              <th className={styles.name} scope="row">
                {nameOf(tournament, standing.entrant, t)}
                {(standing.streak ?? 0) >= onStreakFrom && <StreakFlame count={standing.streak ?? 0} />}
                {form === 'teamCup' && (
                  <span className={mergeClasses(type.caption, type.quiet)}>
                    {' '}
                    {departmentName(tournament, departmentIn(tournament, standing.entrant))}
                  </span>
                )}
                {entrantIn(tournament, standing.entrant)?.isOut && (
                  <span className={mergeClasses(type.caption, type.quiet)}>
                    {' '}
                    {t(form === 'arena' ? 'pages:tournament.resting' : 'pages:tournament.out')}
                  </span>
                )}
              </th>
              <td>
                <strong>{pointsInWords(standing.points)}</strong>
              </td>
              {tieBreaks.map((tieBreak) => (
                <td key={tieBreak}>{tieBreakIn(standing, tieBreak)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Surface>
  );
}

/** What each tie-break means, in the order in which they are looked at. */
export function TieBreaks({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { tieBreaks } = tournament;
  const words = tieBreakWords(tournament);
  return (
    <details className={styles.explained}>
      <summary className={type.strong}>{t('pages:tournament.tieBreaks')}</summary>
      <p className={type.body}>{t('pages:tournament.tieBreakOrder')}</p>
      <dl>
        {tieBreaks.map((tieBreak) => (
          <div key={tieBreak}>
            <dt className={type.strong}>{t(`${words}.${tieBreak}.name`)}</dt>
            <dd className={type.body}>{t(`${words}.${tieBreak}.words`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function StreakFlame({ count }: { readonly count: number }) {
  const { t } = useTexts();
  const words = t('pages:tournament.onStreak', { count });
  return (
    <span aria-label={words} className={styles.flame} role="img" title={words}>
      <Fire16Filled />
    </span>
  );
}
