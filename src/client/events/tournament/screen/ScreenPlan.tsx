// The dates of a league on the screen of a room: the round that is played with its games, where those have no list of their own, and when the next ones begin.
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { hasFourAt } from '../../../../events/tournament/tournament.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { planOf } from '../plan.ts';
import { dateInWords, pairedInWords } from '../words.ts';
import styles from './screen.module.css';

const mostRounds = 4;
const mostGames = 5;

export function ScreenPlan({ tournament }: { readonly tournament: TournamentShown }) {
  const { t, language } = useTexts();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const rounds = planOf(tournament)
    .filter(({ round }) => round >= tournament.round)
    .slice(0, mostRounds);
  if (rounds.length === 0) return null;
  return (
    <section aria-label={t('pages:tournament.plan.title')} className={styles.plan}>
      <ol>
        {rounds.map(({ round, begins, pairings }, at) => {
          const games =
            at > 0 || hasFourAt(tournament) ? [] : pairings.filter(({ second }) => second !== null);
          return (
            <li aria-current={round === tournament.round ? 'step' : undefined} key={round}>
              <h2>{t('pages:tournament.roundNumber', { round })}</h2>
              <time dateTime={begins}>{dateInWords(begins, language, timeZone)}</time>
              {games.slice(0, mostGames).map((pairing) => (
                <p key={pairing.board}>{pairedInWords(tournament, pairing, t)}</p>
              ))}
              {games.length > mostGames && (
                <p>{t('pages:tournament.plan.more', { count: games.length - mostGames })}</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
