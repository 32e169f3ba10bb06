// One's own pairing of this round with the way to the table, or what one waits for.
import { mergeClasses } from '@fluentui/react-components';
import {
  type PairingShown,
  type TournamentShown,
  waitDays,
  waitMinutes,
} from '../../../../contract/events/tournamentShapes.ts';
import { tablePath } from '../../../../contract/pages.ts';
import { has, hasFourAt, isCupOfFour } from '../../../../events/tournament/tournament.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { OwnFour } from '../four/OwnFour.tsx';
import styles from '../tournament.module.css';
import { dateInWords, entrantIn, isFirstInTurn, matchInWords, nameOf, openPairingsOf } from '../words.ts';

export function OwnTable({ tournament }: { readonly tournament: TournamentShown }) {
  const { me, phase } = tournament;
  const own = entrantIn(tournament, me);
  if (!own || phase === 'open' || phase === 'cancelled' || own.isOut) return null;
  const open = openPairingsOf(tournament);
  if (open.length === 0) return <Waiting tournament={tournament} />;
  if (hasFourAt(tournament))
    return open.map((table) => <OwnFour key={table.roomId} table={table} tournament={tournament} />);
  return open.map((pairing) =>
    pairing.roomId === null ? null : (
      <Own key={pairing.roomId} open={pairing} roomId={pairing.roomId} tournament={tournament} />
    ),
  );
}

interface OwnProps {
  readonly tournament: TournamentShown;
  readonly open: PairingShown;
  readonly roomId: string;
}

function Own({ tournament, open, roomId }: OwnProps) {
  const { t, language } = useTexts();
  const type = useType();
  const timeZone = useSignedIn().team?.timeZone;
  const { me, pairings, round, turnDays, form, next } = tournament;
  const isFirst = open.first === me;
  const number = isFirst ? open.second : open.first;
  const opponent = nameOf(tournament, number, t);
  const inMatch = matchInWords(tournament, open, t);
  const wasPlayed = pairings.some((pairing) => pairing.round === round && pairing.outcome !== null);
  return (
    <Surface className={styles.own} data-part="ownTable">
      <PersonAvatar
        name={opponent}
        picture={pictureAt(entrantIn(tournament, number)?.avatar ?? null)}
        size={48}
      />
      <div className={styles.ownWords}>
        <p className={type.cardTitle} role="status">
          {t('pages:tournament.youPlay', { name: opponent })}
        </p>
        <p className={mergeClasses(type.body, type.quiet)}>
          {inMatch && `${inMatch}. `}
          {t(isFirst === isFirstInTurn(open) ? 'pages:tournament.youOpen' : 'pages:tournament.theyOpen')}{' '}
          {form === 'league' && next !== null && open.round === round && (
            <>{t('pages:tournament.playUntil', { date: dateInWords(next, language, timeZone) })} </>
          )}
          {form !== 'league' &&
            !wasPlayed &&
            (turnDays === null
              ? t('pages:tournament.beReady', { count: waitMinutes })
              : t('pages:tournament.beReadyDaily', { count: waitDays }))}
        </p>
      </div>
      <ButtonLink
        appearance="primary"
        className={styles.button}
        to={tablePath({ gameName: tournament.gameName, roomId })}
      >
        {t('pages:tournament.toTable')}
      </ButtonLink>
    </Surface>
  );
}

function Waiting({ tournament }: { readonly tournament: TournamentShown }) {
  const { t, language } = useTexts();
  const type = useType();
  const timeZone = useSignedIn().team?.timeZone;
  const { me, phase, pairings, round, rounds, form, next } = tournament;
  const last = pairings.find((pairing) => pairing.round === round && me !== null && has(pairing, me));
  const byeAtFour = isCupOfFour(tournament) ? 'four.cup.youHaveBye' : 'four.youHaveBye';
  const bye = hasFourAt(tournament) ? byeAtFour : 'youHaveBye';
  const isWaiting = pairings.some(({ outcome }) => outcome === null);
  const key = phase === 'paused' ? 'paused' : isWaiting ? 'waitOthers' : 'waitRound';
  return (
    <Surface className={styles.own}>
      <p className={type.body} role="status">
        {last?.second === null && `${t(`pages:tournament.${bye}`)} `}
        {form === 'league' && phase === 'running'
          ? next &&
            round < rounds &&
            t('pages:tournament.nextRoundOn', { date: dateInWords(next, language, timeZone) })
          : t(`pages:tournament.${key}`)}
      </p>
    </Surface>
  );
}
