// What somebody thinks of the product: a mood, a topic, words, a screenshot if they like. A person reads it.
import {
  Button,
  Checkbox,
  Field,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  Textarea,
} from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import {
  feedbackPicture,
  feedbackTopics,
  longestFeedback,
  moods,
  postFeedback,
} from '../../../contract/admin/feedback.ts';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { StateTop } from '../../../ui/StateTop.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { usePreview } from '../../../ui/usePreview.ts';
import { call } from '../../base/api/call.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useDraft } from '../../parts/forms/useDraft.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';

const mouths: Readonly<Record<number, string>> = {
  1: 'M10 23 Q16 16 22 23',
  2: 'M10 22 Q16 18 22 22',
  3: 'M10 21 H22',
  4: 'M10 20 Q16 24 22 20',
  5: 'M10 19 Q16 27 22 19',
};

/** A face in five moods: the mouth goes from down to up. The word below says the same. */
function Face({ mood }: { readonly mood: number }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="32"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      style={{ display: 'block', margin: '0 auto' }}
      viewBox="0 0 32 32"
      width="32"
    >
      <circle cx="16" cy="16" r="13" />
      <path d="M11.5 12v1M20.5 12v1" />
      <path d={mouths[mood] ?? ''} />
    </svg>
  );
}

const useStyles = makeStyles({
  page: { display: 'grid', gap: '20px', maxWidth: '560px', minWidth: 0 },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', padding: '20px' },
  moods: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '4px' },
  // on a phone five names share the width: the lines of one are close together, and the whole column is theirs
  mood: {
    display: 'block',
    textAlign: 'center',
    '@media (max-width: 399.98px)': { marginInline: '-8px' },
  },
  picture: { maxWidth: '160px', maxHeight: '120px', objectFit: 'contain' },
  button: { minHeight: '44px', justifySelf: 'start' },
  thanks: { display: 'grid', justifyItems: 'center', gap: '16px', padding: '32px 20px', textAlign: 'center' },
});

type Topic = (typeof feedbackTopics)[number];

function Thanks() {
  const styles = useStyles();
  const { t } = useTexts();
  return (
    <Surface className={styles.thanks}>
      <StateTop size={96} state="spinning" />
      <PageHeading key="thanks">{t('pages:feedback.thanks')}</PageHeading>
      <ButtonLink appearance="primary" className={styles.button} to="/">
        {t('pages:feedback.dashboard')}
      </ButtonLink>
    </Surface>
  );
}

function Form({ onSent }: { onSent(): void }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const [mood, setMood] = useState<number | null>(null);
  const [topic, setTopic] = useState<Topic>('games');
  const [text, setText] = useDraft('feedback', '');
  const [mayContact, allow] = useState(false);
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const [isChecked, check] = useState(false);
  const preview = usePreview(screenshot);
  const hasText = text.trim() !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    check(true);
    if (!hasText) document.querySelector<HTMLElement>('textarea[name=text]')?.focus();
    else if (mood === null) document.querySelector<HTMLElement>('input[name=mood]')?.focus();
    if (!hasText || mood === null) return;
    const body = {
      mood: String(mood) as '1', // one of the moods
      topic,
      text: text.trim(),
      mayContact: mayContact ? ('true' as const) : ('false' as const),
    };
    if (!(await send(() => call(postFeedback, { body, files: { screenshot } })))) return;
    setText('');
    onSent();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Surface className={styles.form}>
        <Field
          label={t('pages:feedback.mood')}
          {...(isChecked && mood === null && { validationMessage: t('pages:feedback.wrong.mood') })}
        >
          <RadioGroup
            className={styles.moods}
            layout="horizontal-stacked"
            name="mood"
            onChange={(_, { value }) => setMood(Number(value))}
            value={mood === null ? '' : String(mood)}
          >
            {moods.map((each) => (
              <Radio
                key={each}
                label={
                  <span className={mergeClasses(type.caption, styles.mood)}>
                    <Face mood={each} />
                    {t(`pages:feedback.moods.${each}`)}
                  </span>
                }
                value={String(each)}
              />
            ))}
          </RadioGroup>
        </Field>
        <Choice
          label={t('pages:feedback.topic')}
          onChange={setTopic}
          value={topic}
          values={feedbackTopics}
          words={(each) => t(`pages:feedback.topics.${each}`)}
        />
        <Field
          hint={t('pages:feedback.left', { left: longestFeedback - text.length })}
          label={t('pages:feedback.text')}
          {...(isChecked && !hasText && { validationMessage: t('pages:feedback.wrong.text') })}
        >
          <Textarea
            maxLength={longestFeedback}
            onChange={(_, { value }) => setText(value)}
            name="text"
            resize="vertical"
            rows={6}
            value={text}
          />
        </Field>
        <FilePicker
          hasPicture={screenshot !== null}
          label={t('pages:feedback.screenshot')}
          maxBytes={feedbackPicture.screenshot.maxBytes}
          onChange={setScreenshot}
          preview={preview && <img alt="" className={styles.picture} src={preview} />}
        />
        <Checkbox
          checked={mayContact}
          label={t('pages:feedback.contact')}
          onChange={(_, { checked }) => allow(checked === true)}
        />
        <Problem refusal={refusal} />
        <Button
          appearance="primary"
          className={styles.button}
          disabledFocusable={isBusy}
          icon={isBusy ? <TinySpinner /> : null}
          type="submit"
        >
          {t('pages:feedback.send')}
        </Button>
      </Surface>
    </form>
  );
}

function Feedback() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [isSent, setSent] = useState(false);
  if (isSent) return <Thanks />;
  return (
    <div className={styles.page}>
      <PageHeading>{t('pages:feedback.title')}</PageHeading>
      <p className={mergeClasses(type.body, type.quiet)}>{t('pages:feedback.words')}</p>
      <Form onSent={() => setSent(true)} />
    </div>
  );
}

export function FeedbackPage() {
  return (
    <PageTexts>
      <Feedback />
    </PageTexts>
  );
}
