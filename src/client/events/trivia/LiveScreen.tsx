// A trivia for the screen of a meeting room: large, without controls, and where people join; nothing of a single person but names in the table.
import { useEffect, useRef } from 'react';
import type { Trivia } from '../../../contract/events/triviaShapes.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { Top } from '../../../ui/Top.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { QrCode } from '../../parts/QrCode.tsx';
import { SoundSwitch } from '../../parts/sound/SoundSwitch.tsx';
import liveStyles from './live/live.module.css';
import { Phase } from './live/Phase.tsx';
import { Reconnecting } from './live/Reconnecting.tsx';
import screenStyles from './live/screen.module.css';
import { useTrivia } from './live/useTrivia.ts';
import { useTriviaAnnouncements } from './live/useTriviaAnnouncements.ts';
import { useTriviaSounds } from './live/useTriviaSounds.ts';

/** A colleague's phone opens the address, signs in and takes part. */
function JoinCode({ trivia }: { readonly trivia: string }) {
  const { t } = useTexts();
  const address = `${window.location.origin}/events/trivia/${trivia}`;
  return <QrCode className={screenStyles.joinCode} label={t('pages:trivia.joinCode')} text={address} />;
}

export function LiveScreen({ trivia }: { readonly trivia: Trivia }) {
  const { t } = useTexts();
  const { snapshot, store } = useTrivia(trivia.id, true);
  const around = useRef<HTMLDivElement>(null);
  const { quiz, problem } = snapshot;
  useTriviaAnnouncements(quiz, around);
  useTriviaSounds(snapshot, 'screen');
  useEffect(() => {
    document.title = `${trivia.name}, Topla`;
  }, [trivia.name]);
  return (
    <div
      className={classNames(liveStyles.live, screenStyles.screen)}
      data-phase={quiz?.phase}
      data-view="screen"
    >
      <header className={screenStyles.screenBar}>
        <Top size={44} />
        <h1>{trivia.name}</h1>
        <p className={screenStyles.screenJoin}>
          {t('pages:trivia.joinAt')} <strong>{window.location.host}/events</strong>
        </p>
        <SoundSwitch />
        {quiz && quiz.phase !== 'lobby' && <JoinCode trivia={trivia.id} />}
      </header>
      <Reconnecting />
      <main className={liveStyles.stage} data-phase={quiz?.phase} id="content" ref={around}>
        {quiz?.phase === 'lobby' && <JoinCode trivia={trivia.id} />}
        {quiz ? (
          <Phase quiz={quiz} snapshot={snapshot} store={store} view="screen" />
        ) : problem ? (
          <BlockState top="leaning" words={t(`errors.${problem}`)} />
        ) : (
          <LoadingTop />
        )}
      </main>
    </div>
  );
}
