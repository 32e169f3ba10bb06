// Admin panel: the words of the team's own for a game, pasted in a word a line, with what was left out and why.
import { Button, Field, makeStyles, mergeClasses, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { pastedWords, saveTeamWords, teamWords } from '../../../contract/admin/teamWords.ts';
import { mostTeamWords } from '../../../engine/teamWords.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useUnsavedChanges } from '../../base/navigation/useUnsavedChanges.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { SectionCard } from './SectionCard.tsx';
import { settingId } from './sections.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  words: { minHeight: '180px' },
  said: { overflowWrap: 'anywhere' },
  button: { minHeight: '44px', justifySelf: 'start' },
});

interface TeamWordsCardProps {
  readonly teamId: string;
  readonly gameName: string;
}

export function TeamWordsCard({ teamId, gameName }: TeamWordsCardProps) {
  const { t } = useTexts();
  const query = useAnswer(teamWords, { params: { id: teamId, gameName } });
  const game = t(`games.${gameName}`);
  return (
    <SectionCard title={t('pages:teamWords.title')} words={t('pages:teamWords.words', { game })}>
      <Loaded
        query={query}
        skeleton={<Skeleton height={240} width="100%" />}
        what={t('pages:teamWords.title')}
      >
        {({ words, least }) => <List gameName={gameName} least={least} stored={words} />}
      </Loaded>
    </SectionCard>
  );
}

interface LeftOut {
  readonly wrong: readonly string[];
  readonly repeated: readonly string[];
  readonly beyond: number;
}

interface ListProps {
  readonly gameName: string;
  readonly stored: readonly string[];
  readonly least: number;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function List({ gameName, stored, least }: ListProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const [text, setText] = useState(stored.join('\n'));
  const [saved, setSaved] = useState(stored);
  const [left, setLeft] = useState<LeftOut | null>(null);
  const isDirty = linesOf(text).join('\n') !== saved.join('\n');
  useUnsavedChanges(isDirty);
  const save = async () => {
    const lines = linesOf(text);
    const answer = await send(() => call(saveTeamWords, { body: { gameName, lines } }));
    if (!answer) return;
    setSaved(answer.words);
    setText(answer.words.join('\n'));
    setLeft(answer);
    announce(t('pages:teamWords.saved', { count: answer.words.length }));
  };
  const count = saved.length;
  const isLong = linesOf(text).length > pastedWords.lines;
  return (
    <div className={styles.list} id={settingId('teamWords')}>
      <Field
        hint={t('pages:teamWords.hint', { most: mostTeamWords })}
        label={t('pages:teamWords.label')}
        {...(isLong && { validationMessage: t('pages:teamWords.tooLong', { most: mostTeamWords }) })}
      >
        <Textarea
          onChange={(_, { value }) => setText(value)}
          resize="vertical"
          spellCheck={false}
          textarea={{ className: styles.words }}
          value={text}
        />
      </Field>
      <p className={mergeClasses(type.body, count > 0 && count < least ? type.strong : type.quiet)}>
        {t(count < least ? 'pages:teamWords.tooFew' : 'pages:teamWords.enough', { count, least })}
      </p>
      {left && <Leftovers left={left} />}
      <Problem refusal={refusal} />
      <Button
        appearance="primary"
        className={styles.button}
        disabledFocusable={isBusy || !isDirty || isLong}
        icon={isBusy ? <TinySpinner /> : null}
        onClick={() => void save()}
      >
        {t('pages:teamWords.save')}
      </Button>
    </div>
  );
}

/** So many are named; of the others their number is enough. */
const mostNamed = 10;

function Leftovers({ left: { wrong, repeated, beyond } }: { readonly left: LeftOut }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const listed = (words: readonly string[]) => {
    const named = words.slice(0, mostNamed);
    const rest = words.length - named.length;
    const more = rest > 0 ? [t('pages:teamWords.more', { count: rest })] : [];
    return new Intl.ListFormat(language, { type: 'conjunction' }).format([...named, ...more]);
  };
  const said = [
    ...(wrong.length > 0 ? [t('pages:teamWords.wrong', { words: listed(wrong) })] : []),
    ...(repeated.length > 0 ? [t('pages:teamWords.repeated', { words: listed(repeated) })] : []),
    ...(beyond > 0 ? [t('pages:teamWords.beyond', { count: beyond, most: mostTeamWords })] : []),
  ];
  return said.map((line) => (
    <p className={mergeClasses(type.body, styles.said)} key={line}>
      {line}
    </p>
  ));
}
