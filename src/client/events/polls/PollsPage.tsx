// The polls of the team, newest first, and the form that makes one.
import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { infer as Out } from 'zod/mini';
import { isRefusal } from '../../../contract/errors.ts';
import { listPolls, type PollSummary } from '../../../contract/events/polls.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { answerKey, Refused } from '../../base/api/useAnswer.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { PollForm } from './PollForm.tsx';
import styles from './polls.module.css';
import { votesInWords, whenInWords } from './pollWords.ts';

type PageOfPolls = Out<(typeof listPolls)['answer']>;

function usePolls() {
  return useInfiniteQuery({
    queryKey: answerKey(listPolls, {}),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam: after }): Promise<PageOfPolls> => {
      const page = await call(listPolls, { query: after === null ? {} : { after } });
      if (isRefusal(page)) throw new Refused(page);
      return page;
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ polls }) => polls),
    meta: { about: listPolls.about },
    retry: false, // the HTTP client has tried again where that makes sense
    refetchOnWindowFocus: false, // every page that is shown would be read again
  });
}

function Row({ poll }: { readonly poll: PollSummary }) {
  const type = useType();
  const { t, language } = useTexts();
  const facts = [
    whenInWords(poll, t, language),
    votesInWords(poll, t),
    ...(poll.isSecret ? [t('pages:polls.secret')] : []),
  ];
  const waits = poll.isOpen && !poll.hasVoted;
  return (
    <li className={styles.row}>
      <TextLink to={`/polls/${poll.pollId}`}>{poll.question}</TextLink>
      <span className={mergeClasses(type.caption, type.quiet)}>{facts.join(' · ')}</span>
      {poll.isOpen && (
        <span className={mergeClasses(waits ? type.strong : type.caption, styles.state)}>
          {t(waits ? 'pages:polls.waits' : 'pages:polls.hasVoted')}
        </span>
      )}
    </li>
  );
}

function List({ polls, onNew }: { readonly polls: readonly PollSummary[]; onNew(): void }) {
  const { t } = useTexts();
  if (polls.length === 0) {
    const action = (
      <Button appearance="primary" className={styles.button} onClick={onNew}>
        {t('pages:polls.new')}
      </Button>
    );
    return (
      <Surface>
        <BlockState action={action} top="leaning" words={t('pages:polls.none')} />
      </Surface>
    );
  }
  return (
    <Surface className={styles.list}>
      <ul>
        {polls.map((poll) => (
          <Row key={poll.pollId} poll={poll} />
        ))}
      </ul>
    </Surface>
  );
}

function Polls() {
  const type = useType();
  const { t } = useTexts();
  const go = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const query = usePolls();
  const title = t('pages:polls.title');
  const { hasNextPage, isFetchingNextPage } = query;
  const isEmpty = query.data?.length === 0; // then the button stands in the empty list
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <PageHeading>{title}</PageHeading>
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:polls.words')}</p>
        </div>
        {(isMaking || !isEmpty) && (
          <Button
            aria-expanded={isMaking}
            className={styles.button}
            icon={isMaking ? null : <Add20Regular />}
            onClick={() => setMaking(!isMaking)}
          >
            {t(isMaking ? 'pages:polls.cancel' : 'pages:polls.new')}
          </Button>
        )}
      </div>
      {isMaking && <PollForm onMade={(pollId) => go(`/polls/${pollId}`)} />}
      <Loaded query={query} skeleton={<Skeleton height={240} width="100%" />} what={title}>
        {(polls) =>
          isMaking && polls.length === 0 ? null : <List onNew={() => setMaking(true)} polls={polls} />
        }
      </Loaded>
      {hasNextPage && (
        <Button
          className={styles.button}
          disabledFocusable={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('pages:polls.more')}
        </Button>
      )}
    </div>
  );
}

export function PollsPage() {
  return (
    <PageTexts>
      <Polls />
    </PageTexts>
  );
}
