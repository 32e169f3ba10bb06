// The desk of a host: the event as it runs, the next step as one button, who takes part, and a menu for what is rare.
import { Button, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Quiz } from '../../../../contract/events/quiz.ts';
import { triviaLimits } from '../../../../contract/events/triviaFacts.ts';
import type { Trivia } from '../../../../contract/events/triviaShapes.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import { LoadingTop } from '../../../../ui/LoadingTop.tsx';
import { PressLink } from '../../../../ui/Press.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import liveStyles from '../live/live.module.css';
import { Phase } from '../live/Phase.tsx';
import { Reconnecting } from '../live/Reconnecting.tsx';
import type { TriviaStore } from '../live/triviaStore.ts';
import { useTrivia } from '../live/useTrivia.ts';
import { useTriviaAnnouncements } from '../live/useTriviaAnnouncements.ts';
import { DeskMenu } from './DeskMenu.tsx';
import styles from './desk.module.css';
import { PeopleCard } from './PeopleCard.tsx';

const ReportCard = lazy(async () => ({ default: (await import('./ReportCard.tsx')).ReportCard }));
const AskDialog = lazy(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }));

/** The next step, as the button names it; null: the server takes it by itself. */
function nextStep({ phase, question }: Quiz): {
  words: string;
  act: 'start' | 'showAnswers' | 'next' | null;
} {
  if (phase === 'lobby') return { words: 'start', act: 'start' };
  if (phase === 'questionTime') return { words: 'showAnswers', act: 'showAnswers' };
  if (phase !== 'showResults') return { words: phase === 'starting' ? 'starting' : 'results', act: null };
  const isLast = question !== null && question.number === question.of;
  return { words: isLast ? 'finish' : 'next', act: 'next' };
}

export function HostDesk({ trivia }: { readonly trivia: Trivia }) {
  const { t } = useTexts();
  const { snapshot, store } = useTrivia(trivia.id, true);
  const around = useRef<HTMLDivElement>(null);
  const { quiz, problem } = snapshot;
  useTriviaAnnouncements(quiz, around);
  return (
    <div className={styles.desk} ref={around}>
      <Reconnecting />
      {quiz && store ? (
        <>
          <div className={classNames(liveStyles.stage, styles.deskStage)} data-phase={quiz.phase}>
            <Phase quiz={quiz} snapshot={snapshot} store={store} view="desk" />
          </div>
          <Controls quiz={quiz} refused={snapshot.refused} store={store} trivia={trivia} />
          <People people={snapshot.people} quiz={quiz} store={store} />
          {quiz.phase === 'completed' && (
            <Suspense>
              <ReportCard id={trivia.id} language={trivia.language} />
            </Suspense>
          )}
        </>
      ) : problem ? (
        <BlockState top="leaning" words={t(`errors.${problem}`)} />
      ) : (
        <LoadingTop />
      )}
    </div>
  );
}

interface ControlsProps {
  readonly quiz: Quiz;
  readonly refused: string | null;
  readonly store: TriviaStore;
  readonly trivia: Trivia;
}

function Controls({ quiz, refused, store, trivia }: ControlsProps) {
  const type = useType();
  const { t } = useTexts();
  const { words, act } = nextStep(quiz);
  const isOpen = quiz.phase === 'questionTime';
  const at = `/events/trivia/${trivia.id}`;
  const origin = window.location.origin;
  return (
    <section aria-label={t('pages:trivia.desk')} className={classNames(liveStyles.card, styles.controls)}>
      {quiz.phase === 'completed' ? (
        <ButtonLink
          appearance="primary"
          className={styles.next}
          to={`/triviaController/new?copy=${trivia.id}`}
        >
          {t('pages:trivia.host.copy')}
        </ButtonLink>
      ) : (
        <Button
          appearance="primary"
          className={styles.next}
          disabledFocusable={act === null}
          onClick={() => act && void store.control({ act })}
          size="large"
        >
          {t(`pages:trivia.host.${words}`)}
        </Button>
      )}
      {isOpen && (
        <div className={styles.controlsRow}>
          <Button
            className={liveStyles.button}
            onClick={() => void store.control({ act: 'addTime', seconds: triviaLimits.addedSeconds.usual })}
          >
            {t('pages:trivia.host.addTime', { seconds: triviaLimits.addedSeconds.usual })}
          </Button>
          <Button className={liveStyles.button} onClick={() => void store.control({ act: 'skip' })}>
            {t('pages:trivia.host.skip')}
          </Button>
        </div>
      )}
      {refused && (
        <p className={styles.problem} role="alert">
          {t(`errors.${refused}`)}
        </p>
      )}
      {quiz.phase !== 'completed' && (
        <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:trivia.host.hint')}</p>
      )}
      <div className={styles.controlsRow}>
        <PressLink href={`${at}?view=screen`} rel="noreferrer" target="_blank">
          {t('pages:trivia.host.screen')}
        </PressLink>
        <CopyButton
          className={liveStyles.button}
          copiedLabel={t('pages:trivia.host.linkCopied')}
          label={t('pages:trivia.host.link')}
          text={origin + at}
        />
        {trivia.mayPlay && quiz.phase !== 'completed' && (
          <PressLink href={at} rel="noreferrer" target="_blank">
            {t('pages:trivia.host.playAlong')}
          </PressLink>
        )}
        <DeskMenu
          finish={
            quiz.phase === 'lobby' || quiz.phase === 'completed'
              ? null
              : () => store.control({ act: 'finish' })
          }
          trivia={trivia}
        />
      </div>
    </section>
  );
}

interface PeopleProps {
  readonly quiz: Quiz;
  readonly people: Parameters<typeof PeopleCard>[0]['people'];
  readonly store: TriviaStore;
}

function People({ quiz, people, store }: PeopleProps) {
  const { t } = useTexts();
  const [asked, ask] = useState<{ readonly userId: string; readonly name: string } | null>(null);
  const { step, answered, people: count } = quiz;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again whenever something has changed
  useEffect(() => store.askPeople(), [store, step, answered, count]);
  return (
    <>
      <PeopleCard onRemove={quiz.phase === 'completed' ? null : ask} people={people} quiz={quiz} />
      {asked && (
        <Suspense>
          <AskDialog
            confirm={t('pages:trivia.host.remove')}
            effect={t('pages:trivia.host.removeEffect')}
            onClose={() => ask(null)}
            run={async () => {
              await store.control({ act: 'remove', userId: asked.userId });
              store.askPeople();
              return null;
            }}
            title={t('pages:trivia.host.removeAsk', { name: asked.name })}
          />
        </Suspense>
      )}
    </>
  );
}
