// A trivia that is over: its podium and table, and all questions with their answers.
import { mergeClasses } from '@fluentui/react-components';
import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark';
import type { Trivia, TriviaQuestion } from '../../../contract/events/triviaShapes.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { dateInWords } from '../../games/progress/numbers.ts';
import { Completed } from './live/Completed.tsx';
import liveStyles from './live/live.module.css';
import phaseStyles from './live/phase.module.css';
import { TriviaFrame } from './TriviaFrame.tsx';

export function PastView({ trivia }: { readonly trivia: Trivia }) {
  const type = useType();
  const { t, language } = useTexts();
  const { id, name, mode, rows, own, questions, start } = trivia;
  return (
    <TriviaFrame detail={dateInWords(start, language)} name={name}>
      <div className={liveStyles.stage}>
        <Completed
          quiz={{ trivia: id, name, mode, top: rows.slice(0, 5), own, gains: null, people: rows.length }}
          view="player"
        />
        {questions.length > 0 && (
          <section className={liveStyles.card}>
            <h2 className={type.cardTitle}>{t('pages:trivia.questions')}</h2>
            <ol className={liveStyles.past} lang={trivia.language}>
              {questions.map((question) => (
                <PastQuestion key={question.text} question={question} />
              ))}
            </ol>
          </section>
        )}
      </div>
    </TriviaFrame>
  );
}

function PastQuestion({ question }: { readonly question: TriviaQuestion }) {
  const type = useType();
  const { text, options, right = [], explanation, image } = question;
  const picture = pictureAt(image);
  return (
    <li>
      <p className={type.strong}>{text}</p>
      {picture && <img alt="" className={phaseStyles.picture} loading="lazy" src={picture} />}
      {right.map((at) => (
        <p className={liveStyles.pastRight} key={at}>
          <Checkmark20Filled /> {options[at]}
        </p>
      ))}
      {explanation && <p className={mergeClasses(type.body, type.quiet)}>{explanation}</p>}
    </li>
  );
}
