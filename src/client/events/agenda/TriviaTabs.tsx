// All trivia of the team, those that are over with their winners, and those that come.
import { Button, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { activeTrivia, allTrivia, pastTrivia } from '../../../contract/events/trivia.ts';
import { triviaLimits } from '../../../contract/events/triviaFacts.ts';
import type { PastTrivia, TriviaLine } from '../../../contract/events/triviaShapes.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { AgendaDays, AgendaSkeleton } from './AgendaDays.tsx';
import { type AgendaItem, itemOfTrivia, nextOf } from './agenda.ts';
import styles from './events.module.css';

const tabs = ['all', 'past', 'active'] as const;

export function TriviaTabs() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'all';
  return (
    <>
      <TabList
        onTabSelect={(_, { value }) => setSearch({ type: 'trivia', tab: String(value) }, { replace: true })}
        selectedValue={tab}
      >
        {tabs.map((each) => (
          <Tab key={each} value={each}>
            {t(`pages:events.tab.${each}`)}
          </Tab>
        ))}
      </TabList>
      {tab === 'all' && <All />}
      {tab === 'past' && <Past />}
      {tab === 'active' && <Active />}
    </>
  );
}

/** Coming ones by their start, then what is over, newest first: as the server sends them. */
function Lines({ lines }: { readonly lines: readonly TriviaLine[] }) {
  const items = lines.map(itemOfTrivia);
  return items.length === 0 ? <Nothing /> : <AgendaDays first={nextOf(items)} items={items} />;
}

function All() {
  const { t } = useTexts();
  const query = useAnswer(allTrivia, {
    query: { page: '1', pageSize: String(triviaLimits.pageSize), tab: 'all' },
  });
  return (
    <Loaded query={query} skeleton={<AgendaSkeleton />} what={t('pages:events.type.trivia')}>
      {({ items }) => <Lines lines={items} />}
    </Loaded>
  );
}

function Active() {
  const { t } = useTexts();
  const query = useAnswer(activeTrivia, {});
  return (
    <Loaded query={query} skeleton={<AgendaSkeleton />} what={t('pages:events.type.trivia')}>
      {({ items }) => <Lines lines={items} />}
    </Loaded>
  );
}

function Past() {
  const { t } = useTexts();
  const [page, turnTo] = useState(1);
  const pageSize = triviaLimits.pastPageSize;
  const query = useAnswer(pastTrivia, { query: { page: String(page), pageSize: String(pageSize) } });
  return (
    <Loaded query={query} skeleton={<AgendaSkeleton />} what={t('pages:events.type.trivia')}>
      {({ items, total }) => {
        if (total === 0) return <Nothing />;
        const past = new Map(items.map((line) => [line.id, line]));
        const words = ({ id }: AgendaItem) => resultOf(past.get(id));
        return (
          <>
            <AgendaDays first={null} items={items.map(itemOfTrivia)} words={words} />
            {total > pageSize && (
              <div className={styles.paging}>
                <Button disabledFocusable={page === 1} onClick={() => turnTo(Math.max(1, page - 1))}>
                  {t('pages:daily.newer')}
                </Button>
                <Button
                  disabledFocusable={page * pageSize >= total}
                  onClick={() => page * pageSize < total && turnTo(page + 1)}
                >
                  {t('pages:daily.older')}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );

  function resultOf(line: PastTrivia | undefined): string | null {
    if (!line) return null;
    const words = [
      line.winner?.name && t('pages:events.wonBy', { name: line.winner.name }),
      line.own && t('pages:events.ownPlace', { rank: line.own.rank }),
    ].filter(Boolean);
    return words.length === 0 ? null : words.join(' · ');
  }
}

function Nothing() {
  const { t } = useTexts();
  const { isAdmin } = useSignedIn();
  return (
    <Surface>
      <BlockState
        action={
          isAdmin && (
            <ButtonLink appearance="primary" to="/scheduler?tab=trivia">
              {t('pages:events.schedule')}
            </ButtonLink>
          )
        }
        top="leaning"
        words={t('pages:events.noTrivia')}
      />
    </Surface>
  );
}
