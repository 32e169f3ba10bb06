// What admins ask before they pay.
import { mergeClasses } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';

const questions = ['change', 'cancel', 'failed', 'people'] as const;

export function PlanQuestions() {
  const type = useType();
  const { t } = useTexts();
  return (
    <section aria-labelledby="bl-questions" className="bl-questions">
      <h2 className={type.section} id="bl-questions">
        {t('pages:billing.questions.title')}
      </h2>
      {questions.map((question) => (
        <details key={question}>
          <summary className={type.strong}>{t(`pages:billing.questions.${question}.title`)}</summary>
          <p className={mergeClasses(type.body, type.quiet)}>
            {t(`pages:billing.questions.${question}.words`)}
          </p>
        </details>
      ))}
    </section>
  );
}
