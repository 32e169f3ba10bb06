// The phase a trivia is in, as players, hosts and a screen in a room see it.
import { lazy, Suspense, useEffect } from 'react';
import type { Quiz } from '../../../../contract/events/quiz.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import { StateTop } from '../../../../ui/StateTop.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { inNumbers } from '../../../games/progress/numbers.ts';
import { RankRows } from '../../../games/progress/RankRows.tsx';
import { threeTwoOne } from './countdown.ts';
import { Lobby } from './Lobby.tsx';
import liveStyles from './live.module.css';
import { Answers, Options } from './Options.tsx';
import { OwnResult } from './OwnResult.tsx';
import phaseStyles from './phase.module.css';
import { pointsInWords } from './points.ts';
import { TimeBar } from './TimeBar.tsx';
import { answeredIn, type TriviaSnapshot, type TriviaStore } from './triviaStore.ts';
import { useLeft } from './useLeft.ts';
import type { View } from './view.ts';

interface TopFiveProps {
  readonly quiz: Quiz;
  readonly view: View;
}

/** The first five so far, and one's own place below them. */
function TopFive({ quiz, view }: TopFiveProps) {
  const { t, language } = useTexts();
  return (
    <RankRows
      own={view === 'player' ? quiz.own : null}
      isForAll={view === 'screen'}
      rows={quiz.top}
      words={
        quiz.mode === 'score'
          ? (points) => inNumbers(points, language)
          : pointsInWords(quiz.mode, language, t)
      }
    />
  );
}

const Completed = lazy(async () => ({ default: (await import('./Completed.tsx')).Completed }));

interface PhaseProps {
  readonly quiz: Quiz;
  readonly snapshot: TriviaSnapshot;
  readonly store: TriviaStore | null;
  readonly view: View;
}

const countingOf = ({ quiz, snapshot }: Pick<PhaseProps, 'quiz' | 'snapshot'>) => ({
  seenAt: snapshot.seenAt,
  leftMs: quiz.leftMs,
  ofMs: quiz.ofMs,
});

export function Phase(props: PhaseProps) {
  const { quiz, snapshot, view } = props;
  if (quiz.phase === 'lobby') return <Lobby counting={countingOf(props)} quiz={quiz} view={view} />;
  if (quiz.phase === 'starting') return <Starting {...props} />;
  if (quiz.phase === 'completed')
    return (
      <Suspense>
        <Completed isLive quiz={quiz} view={view} />
      </Suspense>
    );
  if (quiz.phase === 'calculatingTime' || quiz.question === null) return <Calculating />;
  if (quiz.phase === 'questionTime')
    return <Question {...props} key={quiz.question.number} question={quiz.question} />;
  return <Results question={quiz.question} quiz={quiz} snapshot={snapshot} view={view} />;
}

function Starting(props: PhaseProps) {
  const { t } = useTexts();
  const { quiz } = props;
  const seconds = useLeft(countingOf(props));
  const count = seconds === null ? null : threeTwoOne(seconds * 1_000);
  return (
    <div className={phaseStyles.middle}>
      <h2 className={phaseStyles.lead} tabIndex={-1}>
        {t('pages:trivia.starting')}
      </h2>
      {count === null ? (
        <StateTop size={120} state="leaning" />
      ) : (
        <p aria-hidden="true" className={phaseStyles.three} key={count}>
          {count}
        </p>
      )}
      <p className={liveStyles.quiet}>
        {t('pages:trivia.facts', {
          count: quiz.questionCount,
          mode: t(`pages:trivia.modes.${quiz.mode}`),
        })}
      </p>
    </div>
  );
}

function Calculating() {
  const { t } = useTexts();
  return (
    <div className={phaseStyles.middle}>
      <StateTop size={96} state="spinning" />
      <h2 className={phaseStyles.lead} tabIndex={-1}>
        {t('pages:trivia.calculating')}
      </h2>
    </div>
  );
}

type Asked = NonNullable<Quiz['question']>;

function QuestionHead({ question, quiz }: { readonly question: Asked; readonly quiz: Quiz }) {
  const { t } = useTexts();
  const image = pictureAt(question.image);
  return (
    <div className={phaseStyles.question} lang={quiz.language}>
      <p className={classNames(liveStyles.quiet, liveStyles.number)} lang={useTexts().language}>
        {[
          t('pages:trivia.questionOf', { number: question.number, of: question.of }),
          question.points > 0 && t('pages:trivia.worth', { count: question.points }),
          question.isMultiple && t('pages:trivia.several'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2 className={phaseStyles.text} tabIndex={-1}>
        {question.text}
      </h2>
      {image && <img alt="" className={phaseStyles.picture} src={image} />}
    </div>
  );
}

function Question(props: PhaseProps & { readonly question: Asked }) {
  const { quiz, snapshot, store, view, question } = props;
  const isPlaying = view === 'player' && quiz.isPlaying && !quiz.isOut;
  return (
    <>
      <TimeBar counting={countingOf(props)} isSpoken={isPlaying && quiz.mine === null} />
      <QuestionHead question={question} quiz={quiz} />
      <div className={phaseStyles.asked} lang={quiz.language}>
        <Options
          isPlaying={isPlaying}
          mine={view === 'player' ? quiz.mine : null}
          onAnswer={(options) => store?.answer(question.number, options)}
          question={question}
          sent={snapshot.sent}
        />
      </div>
      <Progress quiz={quiz} snapshot={snapshot} view={view} />
    </>
  );
}

/** "Locked in. 18 of 23 have answered." */
function Progress({ quiz, snapshot, view }: Pick<PhaseProps, 'quiz' | 'snapshot' | 'view'>) {
  const { t } = useTexts();
  const { expected, mine, isOut, isPlaying } = quiz;
  const announce = useAnnounce();
  const isLocked = mine !== null || snapshot.sent?.state === 'counted';
  const answered = answeredIn(quiz, snapshot.sent);
  const own = () => {
    if (view !== 'player') return null;
    if (isOut) return t('pages:trivia.out');
    if (!isPlaying) return t('pages:trivia.watching');
    if (snapshot.refused)
      return t(`pages:trivia.refused.${snapshot.refused === 'Closed' ? 'late' : 'other'}`);
    if (isLocked) return t('pages:trivia.locked');
    return snapshot.sent?.state === 'sending' ? t('pages:trivia.sending') : null;
  };
  const words = own();
  const isAnswered = view === 'player' && (isLocked || snapshot.refused !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is in or was refused
  useEffect(() => {
    if (isAnswered && words) announce(words);
  }, [isAnswered]);
  return (
    <p className={phaseStyles.progress} data-locked={isLocked}>
      {[words, t('pages:trivia.answered', { answered, count: expected })].filter(Boolean).join(' ')}
    </p>
  );
}

interface ResultsProps extends Pick<PhaseProps, 'quiz' | 'snapshot' | 'view'> {
  readonly question: Asked;
}

function Results({ quiz, snapshot, view, question }: ResultsProps) {
  const type = useType();
  const { t } = useTexts();
  const isPlayer = view === 'player';
  const mine = quiz.mine?.options ?? (snapshot.sent?.state === 'counted' ? snapshot.sent.options : null);
  return (
    <div className={phaseStyles.results}>
      <div className={phaseStyles.resultsMain}>
        <QuestionHead question={question} quiz={quiz} />
        {isPlayer && <OwnResult quiz={quiz} />}
        <div lang={quiz.language}>
          <Answers
            chosen={quiz.chosen ?? []}
            mine={isPlayer ? mine : null}
            question={question}
            right={quiz.right ?? []}
          />
        </div>
        {quiz.explanation && (
          <p className={phaseStyles.explanation} lang={quiz.language}>
            {quiz.explanation}
          </p>
        )}
      </div>
      {quiz.top.length > 0 && (
        <section aria-label={t('pages:trivia.top')} className={liveStyles.card}>
          <h3 className={type.cardTitle}>{t('pages:trivia.top')}</h3>
          <TopFive quiz={quiz} view={view} />
        </section>
      )}
    </div>
  );
}
