// Everything that is still wrong, each with a way to its question.
import { Link } from '@fluentui/react-components';
import { useTexts } from '../../../../ui/texts.tsx';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { faultsOfQuestion, type QuestionDraft, type SettingFault } from './draft.ts';
import styles from './editor.module.css';

interface ChecksProps {
  readonly settings: readonly SettingFault[];
  readonly questions: readonly QuestionDraft[];
  onChoose(id: number): void;
}

export function Checks({ settings, questions, onChoose }: ChecksProps) {
  const { t } = useTexts();
  const faults = questions.flatMap((question, at) =>
    faultsOfQuestion(question).map((fault) => ({ id: question.id, number: at + 1, fault })),
  );
  if (settings.length + faults.length === 0) return null;
  return (
    <Notice intent="error">
      {t('pages:trivia.edit.notYet')}
      <ul className={styles.checks}>
        {settings.map((fault) => (
          <li key={fault}>{t(`pages:trivia.edit.setting.${fault}`)}</li>
        ))}
        {faults.map(({ id, number, fault }) => (
          <li key={`${id} ${fault}`}>
            <Link as="button" inline onClick={() => onChoose(id)} type="button">
              {t(`pages:trivia.edit.fault.${fault}`, { number })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
