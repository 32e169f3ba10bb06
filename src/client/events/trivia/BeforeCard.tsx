// A trivia that begins later: when, with whom, what it is like, and registering.
import { Button, mergeClasses } from '@fluentui/react-components';
import type { Trivia } from '../../../contract/events/triviaShapes.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { waitInWords } from '../../puzzles/daily/durations.ts';
import { useServerTime } from '../../puzzles/daily/useServerTime.ts';
import { dayOf, itemOfTrivia } from '../agenda/agenda.ts';
import { EventActions } from '../agenda/EventActions.tsx';
import { EventTime } from '../agenda/EventTime.tsx';
import { dayTitle, detailsOf } from '../agenda/eventWords.ts';
import { useRegistration } from '../agenda/useRegistration.ts';
import '../agenda/agenda.css';

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
    <Surface className="tv-before">
      <GameArt game="trivia" size={96} />
      <h2 className={type.title}>{trivia.name}</h2>
      <p className={type.large}>
        {dayTitle(dayOf(trivia.start), language, t, new Date(now))}, <EventTime time={trivia.start} />
      </p>
      <p className={mergeClasses(type.strong, 'tv-in')}>
        {t('pages:events.inTime', { wait: waitInWords(t, Date.parse(trivia.start) - now) })}
      </p>
      <p className={mergeClasses(type.body, type.quiet)}>
        {detailsOf(item, registration.count, t)}
        <br />
        {t('pages:trivia.facts', { count: questionCount, mode: t(`pages:trivia.modes.${mode}`) })}
      </p>
      <p className={mergeClasses(type.body, type.quiet)}>{t(`pages:trivia.modeWords.${mode}`)}</p>
      {registration.problem && (
        <p className="ag-problem" role="alert">
          {t('pages:events.notChanged', { why: t(`errors.${registration.problem}`) })}
        </p>
      )}
      {mayPlay ? (
        <div className="ag-acts">
          <EventActions isFirst item={item} registration={registration} />
        </div>
      ) : (
        <p className={type.body}>{t('pages:trivia.mayNotPlay')}</p>
      )}
      <Button appearance="transparent" className="tv-button" onClick={onEnter}>
        {t('pages:trivia.enter')}
      </Button>
    </Surface>
  );
}
