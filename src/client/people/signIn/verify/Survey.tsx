// Four optional questions to a new user, one at a time; a press on a choice leads on.
import { Button, makeStyles, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import { surveyChoices, surveyEnd } from '../../../../contract/people/survey.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { SubmitButton } from '../../../parts/forms/SubmitButton.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { useHeadingFocus } from '../../../parts/useHeadingFocus.ts';
import { useSignInStyles } from '../useSignInStyles.ts';

const useStyles = makeStyles({
  choices: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  choice: { minHeight: '44px', alignItems: 'center' },
  others: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px' },
  other: { minWidth: 'auto', minHeight: '44px' },
});

type Question = keyof typeof surveyChoices;
type Answers = { readonly [Q in Question]?: (typeof surveyChoices)[Q][number] };

const questions: readonly Question[] = ['mainUsage', 'mainInterest', 'size', 'heardFrom'];

interface ChoicesProps {
  readonly question: Question;
  readonly answers: Answers;
  /** `isPressed`: chosen with the pointer; by arrow keys one also passes choices. */
  onAnswer(answers: Answers, isPressed: boolean): void;
}

function Choices({ question, answers, onAnswer }: ChoicesProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const isPointer = useRef(false);
  return (
    <RadioGroup
      aria-label={t(`arrival.survey.${question}.question`)}
      className={styles.choices}
      onChange={(_, { value }) => onAnswer({ ...answers, [question]: value }, isPointer.current)}
      onKeyDown={() => {
        isPointer.current = false;
      }}
      onPointerDown={() => {
        isPointer.current = true;
      }}
      value={answers[question] ?? ''}
    >
      {surveyChoices[question].map((choice) => (
        <Radio
          className={styles.choice}
          key={choice}
          label={t(`arrival.survey.${question}.${choice}`)}
          value={choice}
        />
      ))}
    </RadioGroup>
  );
}

interface SurveyProps {
  readonly userId: string;
  /** The last question was answered; nobody waits for the server. */
  onEnd(): void;
}

export function Survey({ userId, onEnd }: SurveyProps) {
  const styles = useStyles();
  const door = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const [isBusy, setBusy] = useState(false);
  const form = useHeadingFocus<HTMLFormElement>(step);
  const question = questions[step];
  if (!question) return null;
  const end = async (given: Answers) => {
    if (isBusy) return;
    setBusy(true);
    await call(surveyEnd, { body: { userId, hasSubmitted: Object.keys(given).length > 0, ...given } });
    onEnd();
  };
  const goOn = (given: Answers) => {
    if (step === questions.length - 1) void end(given);
    else setStep(step + 1);
  };
  const answer = (given: Answers, isPressed: boolean) => {
    setAnswers(given);
    if (isPressed) goOn(given);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn(answers);
  };
  return (
    <form className={door.form} onSubmit={submit} ref={form}>
      <div className={door.head}>
        <PageHeading tabTitle={t('arrival.survey.title')}>
          {t(`arrival.survey.${question}.question`)}
        </PageHeading>
        <p className={mergeClasses(type.body, type.quiet)}>
          {t('arrival.survey.step', { step: step + 1, steps: questions.length })}
        </p>
      </div>
      <Choices answers={answers} key={question} onAnswer={answer} question={question} />
      <SubmitButton isBusy={isBusy}>{t('arrival.survey.next')}</SubmitButton>
      <div className={styles.others}>
        {step > 0 && (
          <Button appearance="subtle" className={styles.other} onClick={() => setStep(step - 1)}>
            {t('arrival.survey.back')}
          </Button>
        )}
        <Button appearance="subtle" className={styles.other} onClick={() => end(answers)}>
          {t(step === 0 ? 'arrival.survey.skipAll' : 'arrival.survey.skipRest')}
        </Button>
      </div>
    </form>
  );
}
