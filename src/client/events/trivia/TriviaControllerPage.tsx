// What an admin does with a trivia: write it, host it, look at its results. `new` begins another one, with ?copy= from an earlier one.
import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isRefusal } from '../../../contract/errors.ts';
import { getTrivia } from '../../../contract/events/trivia.ts';
import type { Trivia } from '../../../contract/events/triviaShapes.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { answerKey, useAnswer } from '../../base/api/useAnswer.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { BeforeAnswers } from './BeforeAnswers.tsx';

const TriviaEditor = lazy(async () => ({
  default: (await import('./editor/TriviaEditor.tsx')).TriviaEditor,
}));
const HostDesk = lazy(async () => ({ default: (await import('./desk/HostDesk.tsx')).HostDesk }));

const useStyles = makeStyles({ page: { display: 'grid', gap: '20px', minWidth: 0 } });

/** What an admin may know who still wants to play. */
const withoutAnswers = (id: string) => ({ params: { id }, query: { withAnswers: 'false' } }) as const;

const isNew = (id: string): boolean => id === 'new';

function NewTrivia() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const copied = search.get('copy');
  return (
    <>
      <PageHeading>{t('pages:trivia.edit.newTitle')}</PageHeading>
      {copied === null ? <TriviaEditor from={null} trivia={null} /> : <Copy id={copied} />}
    </>
  );
}

function Copy({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const query = useAnswer(getTrivia, withoutAnswers(id));
  return (
    <Loaded query={query} skeleton={<EditorSkeleton />} what={t('pages:events.type.trivia')}>
      {(trivia) => (
        <BeforeAnswers trivia={trivia}>
          <CopyWithAnswers id={id} />
        </BeforeAnswers>
      )}
    </Loaded>
  );
}

function CopyWithAnswers({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const query = useQuery({
    queryKey: ['copied trivia', id],
    queryFn: async () => {
      const [trivia, { originalOf }] = await Promise.all([
        call(getTrivia, { params: { id }, query: {} }),
        import('./editor/copy.ts'),
      ]);
      if (isRefusal(trivia)) throw new Error(trivia.error);
      return originalOf(trivia);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={query} skeleton={<EditorSkeleton />} what={t('pages:events.type.trivia')}>
      {(original) => <TriviaEditor from={original} trivia={null} />}
    </Loaded>
  );
}

function EditorSkeleton() {
  return <Skeleton height={420} width="100%" />;
}

const views = ['edit', 'host'] as const;

function Known({ trivia }: { readonly trivia: Trivia }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  // Somebody who writes is not thrown out of the form when it begins.
  const [wasComing] = useState(trivia.state === 'coming');
  const chosen = views.find((each) => each === search.get('view')) ?? 'edit';
  const view = wasComing ? chosen : 'host';
  return (
    <>
      <PageHeading>{trivia.name}</PageHeading>
      {wasComing && (
        <TabList
          onTabSelect={(_, { value }) => setSearch({ view: String(value) }, { replace: true })}
          selectedValue={view}
        >
          {views.map((each) => (
            <Tab key={each} value={each}>
              {t(`pages:trivia.edit.tab.${each}`)}
            </Tab>
          ))}
        </TabList>
      )}
      <Suspense fallback={<EditorSkeleton />}>
        {view === 'edit' ? (
          <BeforeAnswers trivia={trivia}>
            <Editing id={trivia.id} />
          </BeforeAnswers>
        ) : (
          <HostDesk trivia={trivia} />
        )}
      </Suspense>
    </>
  );
}

function Editing({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const query = useAnswer(getTrivia, { params: { id }, query: {} });
  const isRead = query.data !== undefined;
  useEffect(() => {
    if (isRead) void queries.invalidateQueries({ queryKey: answerKey(getTrivia, withoutAnswers(id)) });
  }, [isRead, queries, id]);
  return (
    <Loaded query={query} skeleton={<EditorSkeleton />} what={t('pages:events.type.trivia')}>
      {(trivia) => <TriviaEditor from={null} trivia={trivia} />}
    </Loaded>
  );
}

function Existing({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const query = useAnswer(getTrivia, withoutAnswers(id));
  if (query.data) return <Known trivia={query.data} />;
  return (
    <>
      <PageHeading>{t('pages:events.type.trivia')}</PageHeading>
      <Loaded query={query} skeleton={<EditorSkeleton />} what={t('pages:events.type.trivia')}>
        {() => null}
      </Loaded>
    </>
  );
}

export function TriviaControllerPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <PageTexts>
      <div className={useStyles().page}>
        <Suspense fallback={<EditorSkeleton />}>
          {isNew(id) ? <NewTrivia key={search.get('copy')} /> : <Existing id={id} key={id} />}
        </Suspense>
      </div>
    </PageTexts>
  );
}
