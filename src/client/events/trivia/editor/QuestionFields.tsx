// One question: its text and picture, its answers and which of them are right, time, points, explanation.
import { Button, Checkbox, Field, Input, Select, Textarea } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { triviaLimits as limits, triviaPoints } from '../../../../contract/events/triviaFacts.ts';
import { FilePicker } from '../../../../ui/FilePicker.tsx';
import { SeatShape } from '../../../../ui/SeatShape.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { usePreview } from '../../../../ui/usePreview.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { inNumbers } from '../../../games/progress/numbers.ts';
import type { OptionDraft, QuestionDraft } from './draft.ts';
import styles from './editor.module.css';

const mostBytes = 5 * 1024 * 1024;

interface QuestionFieldsProps {
  readonly question: QuestionDraft;
  readonly number: number;
  onChange(question: QuestionDraft): void;
  onRemove(): void;
  /** Back to the list, where there is no room for both. */
  onBack(): void;
}

export function QuestionFields({ question, number, onChange, onRemove, onBack }: QuestionFieldsProps) {
  const type = useType();
  const { t, language } = useTexts();
  const preview = usePreview(question.file);
  const shown = preview ?? pictureAt(question.image);
  const change = (part: Partial<QuestionDraft>) => onChange({ ...question, ...part });
  return (
    <section
      aria-label={t('pages:trivia.edit.question', { number })}
      className={styles.card}
      data-part="card"
    >
      <div className={styles.questionHead}>
        <Button appearance="subtle" className={styles.back} icon={<ArrowLeft20Regular />} onClick={onBack}>
          {t('pages:trivia.edit.toList')}
        </Button>
        <h2 className={type.section}>{t('pages:trivia.edit.question', { number })}</h2>
        <Button appearance="subtle" className={styles.button} icon={<Delete20Regular />} onClick={onRemove}>
          {t('pages:trivia.edit.removeQuestion')}
        </Button>
      </div>
      <Field label={t('pages:trivia.edit.text')}>
        <Textarea
          maxLength={limits.text}
          onChange={(_, { value }) => change({ text: value.replaceAll(/[\r\n]+/g, ' ') })}
          resize="vertical"
          value={question.text}
        />
      </Field>
      <Answers onChange={(options) => change({ options })} options={question.options} />
      <div className={styles.pair}>
        <Field label={t('pages:trivia.edit.seconds')}>
          <Input
            max={limits.seconds.most}
            min={limits.seconds.least}
            onChange={(_, { value }) => change({ seconds: Number(value) })}
            type="number"
            value={String(question.seconds)}
          />
        </Field>
        <Field label={t('pages:trivia.edit.points')}>
          <Select
            onChange={(_, { value }) => change({ points: Number(value) })}
            value={String(question.points)}
          >
            {triviaPoints.map((points) => (
              <option key={points} value={points}>
                {inNumbers(points, language)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('pages:trivia.edit.explanation')}>
        <Input
          maxLength={limits.explanation}
          onChange={(_, { value }) => change({ explanation: value })}
          value={question.explanation}
        />
      </Field>
      <FilePicker
        hasPicture={shown !== null}
        label={t('pages:trivia.edit.picture')}
        maxBytes={mostBytes}
        onChange={(file) => change({ file, image: null })}
        preview={shown && <img alt="" className={styles.picture} data-part="picture" src={shown} />}
      />
    </section>
  );
}

interface AnswersProps {
  readonly options: readonly OptionDraft[];
  onChange(options: readonly OptionDraft[]): void;
}

function Answers({ options, onChange }: AnswersProps) {
  const type = useType();
  const { t } = useTexts();
  const set = (at: number, part: Partial<OptionDraft>) =>
    onChange(options.map((option, place) => (place === at ? { ...option, ...part } : option)));
  return (
    <fieldset className={styles.answers}>
      <legend className={type.strong}>{t('pages:trivia.edit.answers')}</legend>
      <ol>
        {options.map((option, at) => (
          <li className={styles.answer} key={at}>
            <SeatShape seat={at} size={20} />
            <Input
              aria-label={t('pages:trivia.edit.answer', { number: at + 1 })}
              maxLength={limits.option}
              onChange={(_, { value }) => set(at, { text: value })}
              value={option.text}
            />
            <Checkbox
              aria-label={t('pages:trivia.edit.isRight', { number: at + 1 })}
              checked={option.isRight}
              label={t('pages:trivia.edit.right')}
              onChange={(_, { checked }) => set(at, { isRight: checked === true })}
            />
            <Button
              appearance="subtle"
              aria-label={t('pages:trivia.edit.removeAnswer', { number: at + 1 })}
              disabledFocusable={options.length <= limits.options.least}
              icon={<Dismiss20Regular />}
              onClick={() =>
                options.length > limits.options.least && onChange(options.filter((_, place) => place !== at))
              }
            />
          </li>
        ))}
      </ol>
      {options.length < limits.options.most && (
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<Add20Regular />}
          onClick={() => onChange([...options, { text: '', isRight: false }])}
        >
          {t('pages:trivia.edit.addAnswer')}
        </Button>
      )}
    </fieldset>
  );
}
