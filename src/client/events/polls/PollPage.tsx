// A poll: vote, change the vote while it is open, see the result as far as it is shown; its maker closes and removes it.
import { Button, mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isNowhere, isRefusal } from '../../../contract/errors.ts';
import { fewestSecretVotes, getPoll, type Poll, votePoll } from '../../../contract/events/polls.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { listed } from '../../games/tables/people.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { NotFoundPage } from '../../parts/NotFoundPage.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { MakerActs } from './MakerActs.tsx';
import { Ballot, Outcome } from './PollOptions.tsx';
import styles from './polls.module.css';
import { votesInWords, whenInWords } from './pollWords.ts';

/** Results come in while one looks on. */
const liveMs = 4_000;

/** One sentence on who sees what. */
function resultKey({ isSecret, isOpen, result, hasVoted }: Poll): string {
  if (result === 'tooFew') return 'pages:polls.tooFew';
  if (!isOpen) return isSecret ? 'pages:polls.closedSecret' : 'pages:polls.closedNamed';
  if (isSecret) return 'pages:polls.openSecret';
  return hasVoted ? 'pages:polls.openNamed' : 'pages:polls.voteToSee';
}

function Voting({ poll }: { readonly poll: Poll }) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  /** Null: what is chosen on the screen is what is stored. */
  const [chosen, choose] = useState<readonly number[] | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const held = chosen ?? poll.chosen;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(held.length === 0);
    if (held.length === 0) return;
    const body = { pollId: poll.pollId, choices: [...held] };
    if (!(await send(() => call(votePoll, { body })))) return;
    choose(null);
    announce(t('pages:polls.counted'));
  };
  return (
    <form className={styles.ballot} noValidate onSubmit={(event) => void submit(event)}>
      <Ballot chosen={held} onChoose={choose} poll={poll} />
      {isEmpty && held.length === 0 && (
        <p className={styles.wrong} role="alert">
          {t('pages:polls.chooseFirst')}
        </p>
      )}
      <Problem refusal={refusal} />
      <Button
        appearance={poll.hasVoted && chosen === null ? 'secondary' : 'primary'}
        className={styles.button}
        disabledFocusable={isBusy}
        icon={isBusy ? <TinySpinner /> : null}
        type="submit"
      >
        {t(poll.hasVoted ? 'pages:polls.change' : 'pages:polls.vote')}
      </Button>
    </form>
  );
}

function Facts({ poll }: { readonly poll: Poll }) {
  const type = useType();
  const { t, language } = useTexts();
  const facts = [
    poll.by ? t('pages:polls.by', { name: poll.by.name }) : null,
    whenInWords(poll, t, language),
    votesInWords(poll, t),
    poll.isSecret ? t('pages:polls.secret') : null,
    poll.channelName === null ? null : t('pages:polls.channel', { name: poll.channelName }),
  ];
  return (
    <p className={mergeClasses(type.body, type.quiet)}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
  );
}

function Content({ poll }: { readonly poll: Poll }) {
  const type = useType();
  const { t, language } = useTexts();
  const go = useNavigate();
  return (
    <>
      <div className={styles.words}>
        <TextLink to="/polls">{t('pages:polls.all')}</TextLink>
        <PageHeading>{poll.question}</PageHeading>
        <Facts poll={poll} />
      </div>
      <Surface className={styles.card}>
        {poll.isOpen ? <Voting key={poll.pollId} poll={poll} /> : <Outcome poll={poll} />}
        <p className={type.body}>{t(resultKey(poll), { fewest: fewestSecretVotes })}</p>
        {poll.tookPart && poll.tookPart.length > 0 && (
          <p className={mergeClasses(type.caption, type.quiet)}>
            {t('pages:polls.tookPart', {
              names: listed(
                poll.tookPart.map(({ name }) => name),
                language,
              ),
            })}
          </p>
        )}
      </Surface>
      <div className={styles.acts}>
        <CopyButton
          className={styles.button}
          copiedLabel={t('pages:polls.copied')}
          label={t('pages:polls.copy')}
          text={window.location.href}
        />
        {poll.mayClose && <MakerActs onRemoved={() => go('/polls')} poll={poll} />}
      </div>
    </>
  );
}

function OnePoll() {
  const { t } = useTexts();
  const { pollId = '' } = useParams();
  const [isOver, setOver] = useState(false);
  const query = useAnswer(getPoll, { params: { pollId } }, { everyMs: isOver ? false : liveMs });
  if (query.data && query.data.isOpen === isOver) setOver(!query.data.isOpen);
  if (query.error && isRefusal(query.error.refusal) && isNowhere(query.error.refusal))
    return <NotFoundPage />;
  return (
    <div className={styles.page}>
      <Loaded query={query} skeleton={<Skeleton height={320} width="100%" />} what={t('pages:polls.onePoll')}>
        {(poll) => <Content poll={poll} />}
      </Loaded>
    </div>
  );
}

export function PollPage() {
  return (
    <PageTexts>
      <OnePoll />
    </PageTexts>
  );
}
