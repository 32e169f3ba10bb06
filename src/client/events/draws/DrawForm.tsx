// The form of a small draw: what is drawn, and the dice or names it takes.
import { Button, Field, Input, mergeClasses, Textarea, ToggleButton } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { drawNow, type SmallDraw } from '../../../contract/events/draws.ts';
import { userList } from '../../../contract/people/userList.ts';
import { diceLimits } from '../../../events/draws/dice.ts';
import { type DrawKind, nameLimits, readNames, specOf } from '../../../events/draws/draw.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { type Language, type Speak, useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import styles from './draws.module.css';
import { outcomeInWords } from './drawWords.ts';

const kinds: readonly DrawKind[] = ['coin', 'dice', 'who', 'order'];
const usualDice = '2d6';

/** What came out, with an order as a numbered list. */
const inLines = (drawn: SmallDraw, t: Speak, language: Language): string =>
  drawn.outcome.kind === 'order'
    ? drawn.outcome.names.map((name, at) => `${at + 1}. ${name}`).join('\n')
    : outcomeInWords(drawn, t, language);

export function DrawForm() {
  const { t, language } = useTexts();
  const type = useType();
  const announce = useAnnounce();
  const [latest, setLatest] = useState<SmallDraw | null>(null);
  const { userId, team } = useSignedIn();
  const { send, isBusy, refusal } = useSend();
  const [kind, setKind] = useState<DrawKind>('coin');
  const [dice, setDice] = useState(usualDice);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const needsNames = kind === 'who' || kind === 'order';
  const choose = (next: DrawKind) => {
    setKind(next);
    setWrong(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const names = readNames(text);
    const spec = specOf(kind, dice, names);
    setWrong(spec === null);
    if (spec === null) return;
    const body = {
      kind,
      ...(kind === 'dice' && { dice }),
      ...(needsNames && { names }),
    };
    const drawn = await send(() => call(drawNow, { body }));
    if (!drawn) return;
    setLatest(drawn);
    announce(outcomeInWords(drawn, t, language));
  };
  const addOnline = async () => {
    const answer = await call(userList, { params: { kind: 'GameSpace', id: team?.teamId ?? userId } });
    if (isRefusal(answer)) return;
    const online = answer.users.filter((one) => one.isOnline || one.userId === userId);
    setText(readNames([text, ...online.map(({ name }) => name)].join('\n')).join('\n'));
    setWrong(false);
  };
  return (
    <Surface>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset aria-label={t('pages:draws.kinds')} className={styles.kinds}>
          {kinds.map((each) => (
            <ToggleButton
              appearance={each === kind ? 'primary' : 'outline'}
              checked={each === kind}
              className={styles.button}
              key={each}
              onClick={() => choose(each)}
              shape="circular"
              type="button"
            >
              {t(`pages:draws.kind.${each}`)}
            </ToggleButton>
          ))}
        </fieldset>
        {kind === 'dice' && (
          <Field
            hint={t('pages:draws.diceHint')}
            label={t('pages:draws.diceLabel')}
            validationMessage={isWrong ? t('pages:draws.wrong.dice', { ...diceLimits }) : null}
          >
            <Input
              autoComplete="off"
              maxLength={diceLimits.characters}
              name="dice"
              onChange={(_, { value }) => setDice(value)}
              size="large"
              spellCheck={false}
              value={dice}
            />
          </Field>
        )}
        {needsNames && (
          <>
            <Field
              hint={t('pages:draws.namesHint')}
              label={t('pages:draws.namesLabel')}
              validationMessage={isWrong ? t('pages:draws.wrong.names', { ...nameLimits }) : null}
            >
              <Textarea
                name="names"
                onChange={(_, { value }) => setText(value)}
                resize="vertical"
                rows={4}
                value={text}
              />
            </Field>
            <Button className={styles.button} onClick={() => void addOnline()} type="button">
              {t('pages:draws.addOnline')}
            </Button>
          </>
        )}
        <Problem refusal={refusal} />
        <Button
          appearance="primary"
          className={styles.button}
          disabledFocusable={isBusy}
          icon={isBusy ? <TinySpinner /> : null}
          type="submit"
        >
          {t(`pages:draws.act.${kind}`)}
        </Button>
        {latest?.spec.kind === kind && (
          <p className={mergeClasses(type.section, styles.result)} key={latest.number}>
            {inLines(latest, t, language)}
          </p>
        )}
      </form>
    </Surface>
  );
}
