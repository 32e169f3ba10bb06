// A trivia of ready-made questions in two clicks: this opens with everything chosen, its button schedules it.
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  ToggleButton,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefusal, type Refusal } from '../../../../contract/errors.ts';
import { triviaFromLibrary } from '../../../../contract/events/trivia.ts';
import { triviaCategories, triviaLimits } from '../../../../contract/events/triviaFacts.ts';
import { TinySpinner } from '../../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { dayInWords } from '../../../base/words/dayInWords.ts';
import { languageName, languages } from '../../../base/words/language.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '16px' },
  subjects: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, border: 'none' },
  button: { minHeight: '44px' },
});

const counts = [5, 10, 15, 20];
const minuteMs = 60_000;
const waits = [10, 30, 60, 24 * 60];

export function ReadySet({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const type = useType();
  const { t, language: shown } = useTexts();
  const { team } = useSignedIn();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(team?.language ?? shown);
  const [count, setCount] = useState(10);
  const [wait, setWait] = useState(10);
  const [categories, setCategories] =
    useState<readonly (typeof triviaCategories)[number][]>(triviaCategories);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const toggle = (category: (typeof triviaCategories)[number]) =>
    setCategories(
      categories.includes(category)
        ? categories.filter((each) => each !== category)
        : [...categories, category],
    );
  const waitInWords = (minutes: number) => {
    if (minutes === 60) return t('pages:trivia.tab.inAnHour');
    return minutes > 60
      ? t('pages:trivia.tab.tomorrow')
      : t('pages:trivia.tab.inMinutes', { count: minutes });
  };
  const create = async () => {
    if (isBusy || categories.length === 0) return;
    setBusy(true);
    const start = new Date(Date.now() + wait * minuteMs);
    const answer = await call(triviaFromLibrary, {
      body: {
        name: t('pages:trivia.tab.name', { day: dayInWords(start, shown) }),
        start: start.toISOString(),
        language,
        mode: 'score',
        autoStart: false,
        speedWeight: triviaLimits.usualSpeedWeight,
        streak: false,
        capacity: null,
        categories: [...categories],
        count,
      },
    });
    setBusy(false);
    setProblem(isRefusal(answer) ? answer : null);
    if (isRefusal(answer)) return;
    onClose();
    await navigate(`/triviaController/${answer.id}?view=host`);
  };
  return (
    <Dialog onOpenChange={(_, { open }) => !open && !isBusy && onClose()} open>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('pages:trivia.tab.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={type.body}>{t('pages:trivia.tab.words', { count })}</p>
            <Choice
              label={t('pages:trivia.tab.starts')}
              onChange={setWait}
              value={wait}
              values={waits}
              words={waitInWords}
            />
            <Choice
              label={t('pages:trivia.tab.howMany')}
              onChange={setCount}
              value={count}
              values={counts}
              words={String}
            />
            <Choice
              label={t('pages:trivia.edit.language')}
              onChange={setLanguage}
              value={language}
              values={languages.map(([code]) => code)}
              words={languageName}
            />
            <fieldset aria-label={t('pages:trivia.tab.subjects')} className={styles.subjects}>
              {triviaCategories.map((category) => (
                <ToggleButton
                  appearance={categories.includes(category) ? 'primary' : 'outline'}
                  checked={categories.includes(category)}
                  className={styles.button}
                  key={category}
                  onClick={() => toggle(category)}
                  shape="circular"
                >
                  {t(`pages:trivia.tab.category.${category}`)}
                </ToggleButton>
              ))}
            </fieldset>
            {problem?.reason === 'tooFew' ? (
              <p role="alert">{t('pages:trivia.tab.tooFew')}</p>
            ) : (
              <Problem refusal={problem} />
            )}
          </DialogContent>
          <DialogActions>
            <Button className={styles.button} onClick={onClose}>
              {t('pages:trivia.tab.cancel')}
            </Button>
            <Button
              appearance="primary"
              className={styles.button}
              disabledFocusable={isBusy || categories.length === 0}
              icon={isBusy ? <TinySpinner /> : null}
              onClick={() => void create()}
            >
              {t('pages:trivia.tab.create')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
