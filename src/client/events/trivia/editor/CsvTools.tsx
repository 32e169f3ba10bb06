// Questions out to a table and in from one; what cannot be read is told line by line.
import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef, useState } from 'react';
import { triviaLimits } from '../../../../contract/events/triviaFacts.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { saveFile } from '../../../parts/saveFile.ts';
import { faultsOfQuestion, nextId, type QuestionDraft } from './draft.ts';
import styles from './editor.module.css';
import { questionsFromCsv, questionsToCsv, type ReadQuestions } from './questionsCsv.ts';

const mostBytes = 1024 * 1024;
const mostFaults = 20;

interface CsvToolsProps {
  readonly name: string;
  readonly questions: readonly QuestionDraft[];
  onImport(questions: readonly QuestionDraft[]): void;
}

/** "friday-quiz.csv". */
const fileNameOf = (name: string): string =>
  `${
    name
      .toLocaleLowerCase('en')
      .replaceAll(/[^\p{L}\d]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'trivia'
  }.csv`;

export function CsvTools({ name, questions, onImport }: CsvToolsProps) {
  const type = useType();
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadQuestions | 'tooBig' | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) return setRead('tooBig');
    const found = questionsFromCsv(await file.text());
    setRead(found);
    const written = questions.filter(
      (question) => faultsOfQuestion(question).length === 0 || question.text !== '',
    );
    const first = nextId(questions);
    const added = found.questions.map((question, at) => ({ ...question, id: first + at }));
    if (added.length > 0) onImport([...written, ...added].slice(0, triviaLimits.questions));
  };
  return (
    <div className={styles.csv}>
      <div className={styles.csvButtons}>
        <Button
          className={styles.button}
          icon={<ArrowUpload20Regular />}
          onClick={() => input.current?.click()}
        >
          {t('pages:trivia.edit.import')}
        </Button>
        <Button
          className={styles.button}
          icon={<ArrowDownload20Regular />}
          onClick={() => saveFile(fileNameOf(name), questionsToCsv(questions), 'text/csv;charset=utf-8')}
        >
          {t('pages:trivia.edit.export')}
        </Button>
        <input
          accept=".csv,text/csv"
          aria-hidden="true"
          data-csv
          hidden
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
          ref={input}
          tabIndex={-1}
          type="file"
        />
      </div>
      <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:trivia.edit.csvHint')}</p>
      <Outcome read={read} />
    </div>
  );
}

function Outcome({ read }: { readonly read: ReadQuestions | 'tooBig' | null }) {
  const { t } = useTexts();
  if (read === null) return null;
  if (read === 'tooBig') return <Notice intent="error">{t('pages:trivia.edit.csvTooBig')}</Notice>;
  const { questions, faults } = read;
  return (
    <Notice intent={faults.length > 0 || questions.length === 0 ? 'error' : 'info'}>
      {t('pages:trivia.edit.imported', { count: questions.length })}
      {faults.length > 0 && (
        <ul className={styles.checks}>
          {faults.slice(0, mostFaults).map(({ line, fault }) => (
            <li key={`${line} ${fault}`}>
              {t('pages:trivia.edit.line', { line, what: t(`pages:trivia.edit.csv.${fault}`) })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
