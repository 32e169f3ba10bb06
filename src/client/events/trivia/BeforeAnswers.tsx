// Stands before the questions of a trivia that an admin could still play: opening them means not playing.
import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { TriviaLine } from '../../../contract/events/triviaShapes.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import agendaStyles from '../agenda/agenda.module.css';
import liveStyles from './live/live.module.css';

interface BeforeAnswersProps {
  readonly trivia: Pick<TriviaLine, 'isRegistered' | 'mayPlay' | 'state'>;
  /** What asks the server for the questions: only once they were wanted. */
  readonly children: ReactNode;
}

export function BeforeAnswers({ trivia, children }: BeforeAnswersProps) {
  const type = useType();
  const { t } = useTexts();
  const [isWanted, want] = useState(!trivia.mayPlay || trivia.state === 'finished');
  if (isWanted) return children;
  const { isRegistered } = trivia;
  return (
    <Surface className={liveStyles.before}>
      <p className={type.body}>
        {t('pages:trivia.edit.before.words')}
        {isRegistered && ` ${t('pages:trivia.edit.before.place')}`}
      </p>
      <div className={agendaStyles.acts}>
        <Button appearance="primary" className={liveStyles.button} onClick={() => want(true)}>
          {t('pages:trivia.edit.before.act')}
        </Button>
      </div>
    </Surface>
  );
}
