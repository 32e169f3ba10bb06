// A moment of the agenda in the reader's zone; the zone is in the accessible name, and the team's time beside it where it differs.
import { mergeClasses } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { localeOf } from '../../base/words/language.ts';
import { zoneInWords } from '../../puzzles/daily/scheduleWords.ts';

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface EventTimeProps {
  readonly time: string;
  readonly className?: string | undefined;
}

export function EventTime({ time, className }: EventTimeProps) {
  const unseen = useUnseen();
  const type = useType();
  const { t, language } = useTexts();
  const { team } = useSignedIn();
  const moment = new Date(time);
  const clock = (timeZone?: string) =>
    new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', timeZone }).format(
      moment,
    );
  const zone = ownZone();
  const [own, teams] = [clock(), clock(team?.timeZone)];
  return (
    <span className={className}>
      <time className={type.number} dateTime={time}>
        {own}
        <span className={unseen}> {zoneInWords(zone, moment)}</span>
      </time>
      {team && teams !== own && (
        <span className={mergeClasses(type.caption, type.quiet, type.number)}>
          {t('pages:events.teamTime', { time: teams })}
        </span>
      )}
    </span>
  );
}
