// The report for the host after the end: how many knew each question, and everything as a table to keep.
import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { triviaReport } from '../../../../contract/events/trivia.ts';
import type { TriviaReport } from '../../../../contract/events/triviaShapes.ts';
import { hardestOf } from '../../../../events/trivia/report.ts';
import { classNames } from '../../../../ui/classNames.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { saveFile } from '../../../parts/saveFile.ts';
import liveStyles from '../live/live.module.css';
import styles from './desk.module.css';
import { percentOf, reportCsv } from './reportCsv.ts';

interface ReportCardProps {
  readonly id: string;
  /** Of the event. */
  readonly language: string;
}

export function ReportCard({ id, language }: ReportCardProps) {
  const type = useType();
  const { t } = useTexts();
  const query = useAnswer(triviaReport, { params: { id } });
  const title = t('pages:trivia.report.title');
  return (
    <section aria-label={title} className={classNames(liveStyles.card, styles.report)}>
      <h2 className={type.cardTitle}>{title}</h2>
      <Loaded query={query} skeleton={<Skeleton height={160} width="100%" />} what={title}>
        {(report) => <Report language={language} report={report} />}
      </Loaded>
    </section>
  );
}

function Report({ report, language }: { readonly report: TriviaReport; readonly language: string }) {
  const type = useType();
  const { t } = useTexts();
  const { questions, people } = report;
  if (people.length === 0) return <p className={type.quiet}>{t('pages:trivia.report.empty')}</p>;
  const hardest = hardestOf(questions);
  return (
    <>
      {hardest && questions.length > 1 && (
        <p>
          {t('pages:trivia.report.hardest', { percent: percentOf(hardest) })}{' '}
          <span className={type.strong} lang={language}>
            {hardest.text}
          </span>
        </p>
      )}
      <ol className={styles.reportQuestions}>
        {questions.map((question) => (
          <li key={question.number} value={question.number}>
            <span lang={language}>{question.text}</span>
            <span className={mergeClasses(type.caption, type.number, type.quiet)}>
              {t('pages:trivia.report.knew', { right: question.right, count: question.answered })}
            </span>
            <span aria-hidden="true" className={styles.reportBar}>
              <span style={{ inlineSize: `${percentOf(question)}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <Button
        className={liveStyles.button}
        icon={<ArrowDownload20Regular />}
        onClick={() => saveFile('trivia-report.csv', reportCsv(report, t), 'text/csv')}
      >
        {t('pages:trivia.report.download')}
      </Button>
    </>
  );
}
