// The questions in their order: chosen by pressing, moved by dragging or with Up and Down.
import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { Warning16Filled } from '@fluentui/react-icons/svg/warning';
import { type DragEvent, useState } from 'react';
import { triviaLimits } from '../../../../contract/events/triviaFacts.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import liveStyles from '../live/live.module.css';
import { faultsOfQuestion, type QuestionDraft } from './draft.ts';
import styles from './editor.module.css';

interface QuestionListProps {
  readonly questions: readonly QuestionDraft[];
  readonly chosen: number | null;
  /** Also what was not begun is told as wrong. */
  readonly isChecked: boolean;
  onChoose(id: number): void;
  onMove(from: number, to: number): void;
  onAdd(): void;
}

const isBegun = ({ text, options }: QuestionDraft): boolean =>
  text !== '' || options.some((option) => option.text !== '');

export function QuestionList(props: QuestionListProps) {
  const { questions, chosen, isChecked, onChoose, onMove, onAdd } = props;
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const [dragged, drag] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= questions.length) return;
    onMove(from, to);
    announce(t('pages:trivia.edit.moved', { number: to + 1 }));
  };
  const drop = (to: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, to);
    drag(null);
    setOver(null);
  };
  return (
    <>
      <h2 className={type.section}>
        {t('pages:trivia.edit.questions')} <span className={liveStyles.quiet}>{questions.length}</span>
      </h2>
      <ol className={styles.rows}>
        {questions.map((question, at) => {
          const number = at + 1;
          const [fault] = isChecked || isBegun(question) ? faultsOfQuestion(question) : [];
          return (
            <li
              className={styles.row}
              data-chosen={question.id === chosen}
              data-over={over === at && dragged !== at}
              key={question.id}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(at);
              }}
              onDrop={drop(at)}
            >
              <span
                aria-hidden="true"
                className={styles.handle}
                draggable
                onDragEnd={() => drag(null)}
                onDragStart={() => drag(at)}
                title={t('pages:trivia.edit.drag')}
              >
                <ReOrderDotsVertical20Regular />
              </span>
              <button
                aria-current={question.id === chosen || undefined}
                className={styles.choose}
                onClick={() => onChoose(question.id)}
                type="button"
              >
                <span className={mergeClasses(type.strong, type.number)}>{number}</span>
                <span className={styles.rowWords}>
                  <span className={type.oneLine}>{question.text || t('pages:trivia.edit.untitled')}</span>
                  {fault && (
                    <span className={styles.warning}>
                      <Warning16Filled /> {t(`pages:trivia.edit.fault.${fault}`, { number })}
                    </span>
                  )}
                </span>
              </button>
              <Button
                appearance="subtle"
                aria-label={t('pages:trivia.edit.up', { number })}
                disabledFocusable={at === 0}
                icon={<ChevronUp20Regular />}
                onClick={() => move(at, at - 1)}
              />
              <Button
                appearance="subtle"
                aria-label={t('pages:trivia.edit.down', { number })}
                disabledFocusable={at === questions.length - 1}
                icon={<ChevronDown20Regular />}
                onClick={() => move(at, at + 1)}
              />
            </li>
          );
        })}
      </ol>
      <Button
        className={styles.button}
        disabledFocusable={questions.length >= triviaLimits.questions}
        icon={<Add20Regular />}
        onClick={onAdd}
      >
        {t('pages:trivia.edit.add')}
      </Button>
    </>
  );
}
