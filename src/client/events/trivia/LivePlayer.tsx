// A trivia as somebody takes part in it.
import { useRef, useState } from 'react';
import type { Trivia } from '../../../contract/events/triviaShapes.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useSignedIn } from '../../base/session/useSession.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { SoundSwitch } from '../../parts/sound/SoundSwitch.tsx';
import styles from './live/live.module.css';
import { Phase } from './live/Phase.tsx';
import { pointsInWords } from './live/points.ts';
import { Reconnecting } from './live/Reconnecting.tsx';
import { useTrivia } from './live/useTrivia.ts';
import { useTriviaAnnouncements } from './live/useTriviaAnnouncements.ts';
import { useTriviaSounds } from './live/useTriviaSounds.ts';
import { TriviaFrame } from './TriviaFrame.tsx';

export function LivePlayer({ trivia }: { readonly trivia: Trivia }) {
  const { t, language } = useTexts();
  const { isAdmin } = useSignedIn();
  const [isWatching] = useState(!trivia.mayPlay);
  const { snapshot, store } = useTrivia(trivia.id, isWatching);
  const around = useRef<HTMLDivElement>(null);
  const { quiz, problem } = snapshot;
  useTriviaAnnouncements(quiz, around);
  useTriviaSounds(snapshot, 'player');
  const own = quiz?.own ? pointsInWords(quiz.mode, language, t)(quiz.own.points) : undefined;
  return (
    <TriviaFrame
      beside={
        <>
          <SoundSwitch />
          {isAdmin && (
            <ButtonLink className={styles.button} to={`/triviaController/${trivia.id}`}>
              {t('pages:trivia.desk')}
            </ButtonLink>
          )}
        </>
      }
      detail={own ?? ''}
      name={trivia.name}
    >
      <Reconnecting />
      <div className={styles.stage} data-phase={quiz?.phase} ref={around}>
        {quiz ? (
          <Phase quiz={quiz} snapshot={snapshot} store={store} view="player" />
        ) : problem ? (
          <BlockState
            action={
              <ButtonLink appearance="primary" to="/events">
                {t('pages:events.all')}
              </ButtonLink>
            }
            top="leaning"
            words={t(problem === 'RoomFull' ? 'pages:trivia.isFull' : `errors.${problem}`)}
          />
        ) : (
          <LoadingTop />
        )}
      </div>
    </TriviaFrame>
  );
}
