// A trivia that begins later: when, with whom, what it is like, and registering.
import { Button, mergeClasses } from '@fluentui/react-components';
import type { Trivia } from '../../../contract/events/triviaShapes.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { waitInWords } from '../../puzzles/daily/durations.ts';
import { useServerTime } from '../../puzzles/daily/useServerTime.ts';
import agendaStyles from '../agenda/agenda.module.css';
import { dayOf, itemOfTrivia } from '../agenda/agenda.ts';
import { EventActions } from '../agenda/EventActions.tsx';
import { EventTime } from '../agenda/EventTime.tsx';
import { dayTitle, detailsOf } from '../agenda/eventWords.ts';
import { useRegistration } from '../agenda/useRegistration.ts';
import liveStyles from './live/live.module.css';

interface BeforeCardProps {
  readonly trivia: Trivia;
  onEnter(): void;
}

export function BeforeCard({ trivia, onEnter }: BeforeCardProps) {
  const type = useType();
  const { t, language } = useTexts();
  const now = useServerTime(20_000);
  const item = itemOfTrivia(trivia);
  const registration = useRegistration(item);
  const { questionCount, mode, mayPlay } = trivia;
  return (
    <Surface className={liveStyles.before}>
      <GameArt game="trivia" size={96} />
      <h2 className={type.title}>{trivia.name}</h2>
      <p className={type.large}>
        {dayTitle(dayOf(trivia.start), language, t, new Date(now))}, <EventTime time={trivia.start} />
      </p>
      <p className={mergeClasses(type.strong, liveStyles.in)}>
        {t('pages:events.inTime', { wait: waitInWords(t, Date.parse(trivia.start) - now) })}
      </p>
      <p className={mergeClasses(type.body, type.quiet)}>
        {detailsOf(item, registration.count, t)}
        <br />
        {t('pages:trivia.facts', { count: questionCount, mode: t(`pages:trivia.modes.${mode}`) })}
      </p>
      <p className={mergeClasses(type.body, type.quiet)}>{t(`pages:trivia.modeWords.${mode}`)}</p>
      {registration.problem && (
        <p className={agendaStyles.problem} role="alert">
          {t('pages:events.notChanged', { why: t(`errors.${registration.problem}`) })}
        </p>
      )}
      {mayPlay ? (
        <div className={agendaStyles.acts}>
          <EventActions isFirst item={item} registration={registration} />
        </div>
      ) : (
        <p className={type.body}>{t('pages:trivia.mayNotPlay')}</p>
      )}
      <Button appearance="transparent" className={liveStyles.button} onClick={onEnter}>
        {t('pages:trivia.enter')}
      </Button>
    </Surface>
  );
}
