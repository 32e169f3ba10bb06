// A tournament on the screen of a room: read from the last row, live, with how to join; nothing to press.
import { useEffect } from 'react';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { pathTo } from '../../../../contract/pages.ts';
import { hasFourAt } from '../../../../events/tournament/tournament.ts';
import { LoadingTop } from '../../../../ui/LoadingTop.tsx';
import { Top } from '../../../../ui/Top.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { QrCode } from '../../../parts/QrCode.tsx';
import { useServerTime } from '../../../puzzles/daily/useServerTime.ts';
import { WithTournament } from '../WithTournament.tsx';
import { timeInDigits } from '../words.ts';
import { ScreenBracket } from './ScreenBracket.tsx';
import { ScreenDouble } from './ScreenDouble.tsx';
import { ScreenPlan } from './ScreenPlan.tsx';
import { ScreenDepartments, ScreenStandings, ScreenTables } from './ScreenStandings.tsx';
import styles from './screen.module.css';

/** A start further away is said as a date on the page of the tournament. */
const countedMs = 12 * 60 * 60_000;

interface ScreenProps {
  readonly tournament: TournamentShown;
}

/** How much time is left, or which round it is. */
function Now({ tournament }: ScreenProps) {
  const { t } = useTexts();
  const now = useServerTime(1_000);
  const { phase, form, start, ends, round, rounds } = tournament;
  if (form === 'arena' && phase === 'running' && ends)
    return (
      <p aria-label={t('pages:tournament.timeLeft')} className={styles.clock} role="timer">
        {timeInDigits(Date.parse(ends) - now)}
      </p>
    );
  const left = start === null ? 0 : Date.parse(start) - now;
  if (phase === 'open' && left > 0 && left < countedMs)
    return (
      <p className={styles.clock} role="timer">
        <span className={styles.clockWords}>{t('pages:tournament.screen.startsIn')}</span>{' '}
        {timeInDigits(left)}
      </p>
    );
  const isRound = phase === 'running' && round > 0;
  return (
    <p className={styles.round}>
      {isRound ? t('pages:tournament.roundOf', { round, rounds }) : t(`pages:tournament.phase.${phase}`)}
    </p>
  );
}

function Join({ tournament }: ScreenProps) {
  const { t } = useTexts();
  const { id, phase, people, entrants } = tournament;
  const address = window.location.origin + pathTo('/tournaments/:id', { id });
  return (
    <aside className={styles.join} data-large={phase === 'open'}>
      <QrCode className={styles.code} label={t('pages:tournament.screen.code')} text={address} />
      <p className={styles.joinWords}>
        {t('pages:tournament.screen.joinAt')} <strong>{window.location.host}/events</strong>
      </p>
      <p className={styles.people}>{t('pages:tournament.people', { count: people ?? entrants.length })}</p>
    </aside>
  );
}

function Screen({ tournament }: ScreenProps) {
  const { t } = useTexts();
  const { name, gameName, form, phase } = tournament;
  const isFour = hasFourAt(tournament);
  useEffect(() => {
    document.title = `${name}, Topla`;
  }, [name]);
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <Top size={56} />
        <div className={styles.title}>
          <h1>{name}</h1>
          <p>
            {t(`games.${gameName}`)} · {t(`pages:tournament.form.${form}`)}
            {isFour && ` · ${t('pages:tournament.tableSize.4')}`}
          </p>
        </div>
        <Now tournament={tournament} />
      </header>
      <main className={styles.stage} data-phase={phase} id="content">
        {phase !== 'open' &&
          (form === 'knockout' && !isFour ? (
            <ScreenBracket tournament={tournament} />
          ) : form === 'doubleElimination' ? (
            <ScreenDouble tournament={tournament} />
          ) : (
            <div className={styles.tables}>
              {form === 'teamCup' && <ScreenDepartments tournament={tournament} />}
              <ScreenStandings tournament={tournament} />
              {isFour && phase !== 'finished' && <ScreenTables tournament={tournament} />}
            </div>
          ))}
        {phase !== 'finished' && phase !== 'cancelled' && (
          <div className={styles.beside}>
            <ScreenPlan tournament={tournament} />
            <Join tournament={tournament} />
          </div>
        )}
      </main>
    </div>
  );
}

export function TournamentScreenPage() {
  return (
    <PageTexts>
      <WithTournament skeleton={<LoadingTop />}>
        {(tournament) => <Screen tournament={tournament} />}
      </WithTournament>
    </PageTexts>
  );
}
