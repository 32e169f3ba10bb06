// All dates of a league: each round with when it begins, one's own game and all others; one's own go into a calendar as one file.
import { Button, mergeClasses } from '@fluentui/react-components';
import { CalendarAdd20Regular } from '@fluentui/react-icons/svg/calendar-add';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { pathTo } from '../../../../contract/pages.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { Block } from '../../../parts/Block.tsx';
import { calendarFile } from '../../../parts/calendarFile.ts';
import { saveFile } from '../../../parts/saveFile.ts';
import { opponentToCome, planOf, type RoundOfPlan, timeInCalendar } from '../plan.ts';
import tournamentStyles from '../tournament.module.css';
import { dateInWords, nameOf, scoreOf } from '../words.ts';
import styles from './plan.module.css';

export function Plan({ tournament }: { readonly tournament: TournamentShown }) {
  const { t, language } = useTexts();
  const type = useType();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const plan = planOf(tournament);
  if (plan.length === 0) return null;
  const { id, name, me } = tournament;
  const end = plan.at(-1)?.ends;
  const toCome = plan.filter((round) => opponentToCome(round, me) !== null);
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
          name: nameOf(tournament, opponentToCome(round, me), t),
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
              {nameOf(tournament, pairing.first, t)} –{' '}
              {pairing.second === null ? t('pages:tournament.bye') : nameOf(tournament, pairing.second, t)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The reader's own game: against whom, and how it came out. */
function Own({ tournament, planned }: Omit<RowProps, 'timeZone'>) {
  const { t } = useTexts();
  const type = useType();
  const { me } = tournament;
  const { own } = planned;
  if (!own) return <p />;
  const isFirst = own.first === me;
  const opponent = isFirst ? own.second : own.first;
  const score = scoreOf(tournament, { outcome: own.outcome ?? null, games: own.games });
  const points = score && (isFirst ? score : score.toReversed()).join(' – ');
  const words =
    opponent === null
      ? t('pages:tournament.bye')
      : t('pages:tournament.youPlay', { name: nameOf(tournament, opponent, t) });
  return (
    <p className={mergeClasses(type.body, styles.own)}>
      <strong>{words}</strong>
      {opponent !== null && points && <span> {points}</span>}
    </p>
  );
}
