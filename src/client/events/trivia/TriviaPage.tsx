// The page of a trivia: what it is before it begins, the event itself while it runs, its results later; large for a room with ?view=screen.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isNowhere } from '../../../contract/errors.ts';
import { getTrivia } from '../../../contract/events/trivia.ts';
import type { Trivia } from '../../../contract/events/triviaShapes.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { Refused, useAnswer } from '../../base/api/useAnswer.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useServerTime } from '../../puzzles/daily/useServerTime.ts';
import { BeforeCard } from './BeforeCard.tsx';
import { LivePlayer } from './LivePlayer.tsx';
import { TriviaFrame } from './TriviaFrame.tsx';

const LiveScreen = lazy(async () => ({ default: (await import('./LiveScreen.tsx')).LiveScreen }));
const PastView = lazy(async () => ({ default: (await import('./PastView.tsx')).PastView }));

/** The lobby opens by itself this long before the start. */
const lobbyMs = 15 * 60_000;
/** A host may begin earlier. */
const lookEveryMs = 20_000;

function Content({ trivia }: { readonly trivia: Trivia }): ReactNode {
  const [search] = useSearchParams();
  const [isEntered, enter] = useState(false);
  const now = useServerTime(10_000);
  const wasFinished = useState(trivia.state === 'finished')[0];
  if (search.get('view') === 'screen') return <LiveScreen trivia={trivia} />;
  // Who is in it sees it end there.
  if (wasFinished) return <PastView trivia={trivia} />;
  const isNear = Date.parse(trivia.start) - now <= lobbyMs;
  if (trivia.state === 'coming' && !isNear && !isEntered)
    return (
      <TriviaFrame name={trivia.name}>
        <BeforeCard onEnter={() => enter(true)} trivia={trivia} />
      </TriviaFrame>
    );
  return <LivePlayer trivia={trivia} />;
}

function Page({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const query = useAnswer(
    getTrivia,
    { params: { id }, query: { withAnswers: 'false' } },
    { everyMs: lookEveryMs },
  );
  if (query.data) return <Content trivia={query.data} />;
  if (query.error instanceof Refused && isNowhere(query.error.refusal))
    return (
      <TriviaFrame name={t('pages:events.type.trivia')}>
        <BlockState
          action={<ButtonLink to="/events">{t('pages:events.all')}</ButtonLink>}
          top="lying"
          words={t('state.notFound.title')}
        />
      </TriviaFrame>
    );
  return (
    <TriviaFrame name={t('pages:events.type.trivia')}>
      <Loaded query={query} skeleton={<LoadingTop />} what={t('pages:events.type.trivia')}>
        {() => null}
      </Loaded>
    </TriviaFrame>
  );
}

export function TriviaPage() {
  const { id = '' } = useParams();
  return (
    <PageTexts>
      <Suspense fallback={<LoadingTop />}>
        <Page id={id} key={id} />
      </Suspense>
    </PageTexts>
  );
}
