// One's own table of four in this round: against whom, and the way to it.
import { mergeClasses } from '@fluentui/react-components';
import { waitDays, waitMinutes } from '../../../../contract/events/tournamentShapes.ts';
import { tablePath } from '../../../../contract/pages.ts';
import { peopleAt } from '../../../../events/tournament/tournament.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import styles from '../tournament.module.css';
import { dateInWords, namesIn } from '../words.ts';
import type { TableProps } from './People.tsx';

export function OwnFour({ tournament, table }: TableProps) {
  const { t, language } = useTexts();
  const type = useType();
  const timeZone = useSignedIn().team?.timeZone;
  const { me, form, turnDays, gameName, next, round } = tournament;
  if (table.roomId === null) return null;
  const others = peopleAt(table).filter((number) => number !== me);
  return (
    <Surface className={styles.own} data-part="ownTable">
      <div className={styles.ownWords}>
        <p className={type.cardTitle} role="status">
          {t('pages:tournament.four.youPlay', { names: namesIn(tournament, others, language, t) })}
        </p>
        <p className={mergeClasses(type.body, type.quiet)}>
          {form === 'league'
            ? next !== null &&
              table.round === round &&
              t('pages:tournament.playUntil', { date: dateInWords(next, language, timeZone) })
            : turnDays === null
              ? t('pages:tournament.four.beReady', { count: waitMinutes })
              : t('pages:tournament.four.beReadyDaily', { count: waitDays })}
        </p>
      </div>
      <ButtonLink
        appearance="primary"
        className={styles.button}
        to={tablePath({ gameName, roomId: table.roomId })}
      >
        {t('pages:tournament.toTable')}
      </ButtonLink>
    </Surface>
  );
}
