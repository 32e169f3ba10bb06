// The caller's desk: the caller, the board of all numbers, players and claims. In tabs, or in a drawer, where it is narrow.
import { Button, Tab, TabList } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Bingo } from '../../../../contract/events/bingo.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';
import { useWidth } from '../../../parts/useWidth.ts';
import { ClaimNotice } from '../ClaimNotice.tsx';
import { NumberBoard } from '../NumberBoard.tsx';
import { Outcome } from '../Outcome.tsx';
import { StageList } from '../StageList.tsx';
import type { Followed } from '../useBingo.ts';
import { useClaimsAloud } from '../useClaimsAloud.ts';
import { Caller } from './Caller.tsx';
import styles from './controller.module.css';
import { Players } from './Players.tsx';

interface DeskProps {
  readonly state: Bingo;
  readonly followed: Followed;
}

const DeskDrawer = lazy(async () => ({ default: (await import('./DeskDrawer.tsx')).DeskDrawer }));

const tabs = ['call', 'board', 'players'] as const;
type DeskTab = (typeof tabs)[number];

export function Desk({ state, followed }: DeskProps) {
  const { t } = useTexts();
  const width = useWidth();
  const [tab, setTab] = useState<DeskTab>('call');
  const [isOpen, setOpen] = useState(false);
  useClaimsAloud(state, { urgency: 'assertive' });
  const isWide = width === 'wide' || width === 'column';
  const caller = <Caller control={followed.control} isNarrow={width === 'narrow'} state={state} />;
  const board = (
    <Surface className={styles.deskBoard}>
      <NumberBoard calls={state.calls} />
    </Surface>
  );
  const players = (
    <>
      <Surface>
        <h2 className={styles.deskTitle}>{t('pages:bingo.stages')}</h2>
        <StageList state={state} />
      </Surface>
      <Players state={state} />
    </>
  );
  const end = state.phase === 'finished' && (
    <Surface>
      <Outcome state={state} />
    </Surface>
  );
  const parts: Record<DeskTab, ReactNode> = { call: caller, board, players };
  return (
    <div className={styles.desk}>
      <div className={styles.deskHead}>
        <PageHeading>{state.name}</PageHeading>
        <PageLink className={styles.deskLink} to={`/games/bingo/${state.bingo}`}>
          {t('pages:bingo.desk.playerPage')}
        </PageLink>
      </div>
      {followed.isAway && (
        <p className={styles.deskAway} role="status">
          {t('pages:bingo.desk.offline')}
        </p>
      )}
      {state.claim && <ClaimNotice state={state} />}
      {isWide && (
        <div className={styles.deskWide}>
          <div className={styles.deskColumn}>
            {caller}
            {end}
          </div>
          <div className={styles.deskColumn}>{board}</div>
          <div className={styles.deskColumn}>{players}</div>
        </div>
      )}
      {width === 'rail' && (
        <>
          <TabList
            onTabSelect={(_, { value }) => setTab(tabs.find((each) => each === value) ?? 'call')}
            selectedValue={tab}
          >
            {tabs.map((each) => (
              <Tab key={each} value={each}>
                {t(`pages:bingo.desk.tab.${each}`)}
              </Tab>
            ))}
          </TabList>
          <div className={styles.deskColumn}>{parts[tab]}</div>
          {end}
        </>
      )}
      {width === 'narrow' && (
        <>
          {caller}
          {end}
          <Button className={styles.deskMore} onClick={() => setOpen(true)}>
            {t('pages:bingo.desk.more')}
          </Button>
          {isOpen && (
            <Suspense>
              <DeskDrawer onClose={() => setOpen(false)}>
                {board}
                {players}
              </DeskDrawer>
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
