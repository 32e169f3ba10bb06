// Stands before the questions of a trivia that an admin could still play: opening them means not playing.
import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { TriviaLine } from '../../../contract/events/triviaShapes.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import '../agenda/agenda.css';
import './live/live.css';

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
    <Surface className="tv-before">
      <p className={type.body}>
        {t('pages:trivia.edit.before.words')}
        {isRegistered && ` ${t('pages:trivia.edit.before.place')}`}
      </p>
      <div className="ag-acts">
        <Button appearance="primary" className="tv-button" onClick={() => want(true)}>
          {t('pages:trivia.edit.before.act')}
        </Button>
      </div>
    </Surface>
  );
}
