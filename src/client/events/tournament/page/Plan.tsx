// All dates of a league: each round with when it begins, one's own game and all others; one's own go into a calendar as one file.
import { Button, mergeClasses } from '@fluentui/react-components';
import { CalendarAdd20Regular } from '@fluentui/react-icons/svg/calendar-add';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { pathTo } from '../../../../contract/pages.ts';
import { peopleAt } from '../../../../events/tournament/tournament.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { Block } from '../../../parts/Block.tsx';
import { calendarFile } from '../../../parts/calendarFile.ts';
import { saveFile } from '../../../parts/saveFile.ts';
import { opponentsToCome, planOf, type RoundOfPlan, timeInCalendar } from '../plan.ts';
import tournamentStyles from '../tournament.module.css';
import { dateInWords, namesIn, pairedInWords, scoreOf } from '../words.ts';
import styles from './plan.module.css';

export function Plan({ tournament }: { readonly tournament: TournamentShown }) {
  const { t, language } = useTexts();
  const type = useType();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const plan = planOf(tournament);
  if (plan.length === 0) return null;
  const { id, name, me } = tournament;
  const end = plan.at(-1)?.ends;
  const toCome = plan.filter((round) => opponentsToCome(round, me).length > 0);
  const addToCalendar = () => {
    const url = new URL(pathTo('/tournaments/:id', { id }), window.location.origin).href;
    const entries = toCome.map((round) => {
      const until =
        round.ends && t('pages:tournament.playUntil', { date: dateInWords(round.ends, language, timeZone) });
      const { start, end: over } = timeInCalendar(round);
      return {
        id: `${id}-${round.round}`,
        title: t('pages:tournament.plan.entry', {
          tournament: name,
          name: namesIn(tournament, opponentsToCome(round, me), language, t),
        }),
        description: [until, url].filter(Boolean).join(' '),
        url,
        start,
        end: over,
      };
    });
    saveFile('topla.ics', calendarFile(entries, new Date()), 'text/calendar;charset=utf-8');
  };
  return (
    <Block
      beside={
        toCome.length > 0 && (
          <Button
            appearance="subtle"
            className={tournamentStyles.button}
            icon={<CalendarAdd20Regular />}
            onClick={addToCalendar}
          >
            {t('pages:tournament.plan.addToCalendar')}
          </Button>
        )
      }
      title={t('pages:tournament.plan.title')}
    >
      <Surface className={styles.plan}>
        <ol>
          {plan.map((round) => (
            <Row key={round.round} planned={round} timeZone={timeZone} tournament={tournament} />
          ))}
        </ol>
      </Surface>
      <p className={mergeClasses(type.caption, type.quiet)}>
        {end && `${t('pages:tournament.plan.ends', { date: dateInWords(end, language, timeZone) })} `}
        {t('pages:tournament.plan.zone', { zone: timeZone })}
      </p>
    </Block>
  );
}

interface RowProps {
  readonly tournament: TournamentShown;
  readonly planned: RoundOfPlan;
  readonly timeZone: string;
}

function Row({ tournament, planned, timeZone }: RowProps) {
  const { t, language } = useTexts();
  const type = useType();
  const { round, begins, pairings } = planned;
  const isNow = round === tournament.round;
  return (
    <li aria-current={isNow ? 'step' : undefined} className={styles.round}>
      <div className={styles.when}>
        <h3 className={type.strong}>{t('pages:tournament.roundNumber', { round })}</h3>
        <time className={mergeClasses(type.caption, type.quiet)} dateTime={begins}>
          {dateInWords(begins, language, timeZone)}
        </time>
      </div>
      <Own planned={planned} tournament={tournament} />
      <details className={styles.all}>
        <summary className={type.caption}>
          {t('pages:tournament.plan.games', {
            count: pairings.filter(({ second }) => second !== null).length,
          })}
        </summary>
        <ul>
          {pairings.map((pairing) => (
            <li className={type.body} data-own={pairing === planned.own} key={pairing.board}>
              {pairedInWords(tournament, pairing, t)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The reader's own game: against whom, and how it came out. */
function Own({ tournament, planned }: Omit<RowProps, 'timeZone'>) {
  const { t, language } = useTexts();
  const type = useType();
  const { me } = tournament;
  const { own } = planned;
  if (!own) return <p />;
  const opponents = peopleAt(own).filter((number) => number !== me);
  const points = ownPoints(tournament, own, t);
  const names = namesIn(tournament, opponents, language, t);
  const words = own.others
    ? t('pages:tournament.four.youPlay', { names })
    : t('pages:tournament.youPlay', { name: names });
  return (
    <p className={mergeClasses(type.body, styles.own)}>
      <strong>{opponents.length === 0 ? t('pages:tournament.bye') : words}</strong>
      {opponents.length > 0 && points && <span> {points}</span>}
    </p>
  );
}

/** How the reader's own game came out: the points of both, of a table of four the own place. Null: nothing yet. */
function ownPoints(
  tournament: TournamentShown,
  own: NonNullable<RoundOfPlan['own']>,
  t: Speak,
): string | null {
  const { me } = tournament;
  if (own.others) {
    const place = own.places?.[peopleAt(own).indexOf(me ?? 0)];
    return place === undefined ? null : t('pages:tournament.place', { rank: place });
  }
  const score = scoreOf(tournament, { outcome: own.outcome ?? null, games: own.games });
  return score && (own.first === me ? score : score.toReversed()).join(' – ');
}
