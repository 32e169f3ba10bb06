// A bingo game on its page: lobby, play and end, for players and for those who look on.
import { Button } from '@fluentui/react-components';
import { Book20Regular } from '@fluentui/react-icons/svg/book';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Bingo } from '../../../../contract/events/bingo.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { Celebration } from '../../../../ui/celebration/Celebration.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { Calls } from '../Calls.tsx';
import { ClaimNotice } from '../ClaimNotice.tsx';
import { useOwnChoice } from '../marks.ts';
import { NumberBoard } from '../NumberBoard.tsx';
import numberBoardStyles from '../numberBoard.module.css';
import { PlayerCards } from '../PlayerCards.tsx';
import type { Followed } from '../useBingo.ts';
import { callInWords, useCallsAloud } from '../useCallsAloud.ts';
import { useClaimsAloud } from '../useClaimsAloud.ts';
import { BingoFrame } from './BingoFrame.tsx';
import bingoStyles from './bingo.module.css';
import { GameRail } from './GameRail.tsx';
import { JoinCard } from './JoinCard.tsx';

interface GameProps {
  readonly state: Bingo;
  readonly followed: Followed;
  /** The card is above what else there is. */
  readonly isNarrow: boolean;
}

const RulesDrawer = lazy(async () => ({ default: (await import('./RulesDrawer.tsx')).RulesDrawer }));

/** How many stages this person has won; a win while the page is open is celebrated. */
function useWins({ stages }: Bingo): number {
  const { userId } = useSignedIn();
  const wins = stages.filter(({ winners }) => winners?.some((winner) => winner.userId === userId)).length;
  const [first] = useState(wins);
  return wins - first;
}

export function Game({ state, followed, isNarrow }: GameProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [isAuto, setAuto] = useOwnChoice('isAuto');
  const [isSpoken, setSpoken] = useOwnChoice('isSpoken');
  const [hasRules, showRules] = useState(false);
  const wins = useWins(state);
  useClaimsAloud(state, { urgency: 'polite', me: useSignedIn().userId });
  useCallsAloud(state, isSpoken);
  const newest = useRef(state);
  newest.current = state;
  useEffect(() => {
    const repeat = (event: KeyboardEvent) => {
      const { calls, cards } = newest.current;
      const last = calls.at(-1);
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (
        event.key.toLowerCase() === 'r' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !isTyping &&
        last !== undefined
      )
        announce(callInWords(t, last, cards));
    };
    document.addEventListener('keydown', repeat);
    return () => document.removeEventListener('keydown', repeat);
  }, [announce, t]);

  const isPlaying = state.cards !== null;
  const isOn = state.phase === 'running' || state.phase === 'paused';
  const marksItself = state.autoMark || isAuto;
  const detail = [t('pages:bingo.name'), t('pages:bingo.lobby.players', { count: state.people })].join(' · ');
  return (
    <BingoFrame
      beside={
        <Button appearance="subtle" icon={<Book20Regular />} onClick={() => showRules(true)}>
          {isNarrow ? null : t('pages:daily.rules')}
          {isNarrow && <span className={numberBoardStyles.unseen}>{t('pages:daily.rules')}</span>}
        </Button>
      }
      detail={detail}
      title={state.name}
    >
      {followed.isAway && (
        <p className={bingoStyles.pageAway} role="status">
          {t('pages:bingo.away')}
        </p>
      )}
      <main className={bingoStyles.pageMain} data-phase={state.phase} id="content">
        <div className={bingoStyles.pageStage}>
          {isNarrow && state.claim && (
            <div className={bingoStyles.pageClaim}>
              <ClaimNotice state={state} />
            </div>
          )}
          {isNarrow && isOn && <Calls isStrip state={state} />}
          {isPlaying ? (
            <PlayerCards claim={followed.claim} isAuto={marksItself} isNarrow={isNarrow} state={state} />
          ) : (
            <>
              {state.isOpen && <JoinCard join={followed.join} state={state} />}
              {(isOn || state.phase === 'finished') && (
                <div className={bingoStyles.pageBoard}>
                  <p className={bingoStyles.pageWatching}>
                    {t(state.phase === 'finished' ? 'pages:bingo.allCalls' : 'pages:bingo.watching')}
                  </p>
                  <NumberBoard calls={state.calls} />
                </div>
              )}
            </>
          )}
        </div>
        <GameRail
          isAuto={marksItself}
          isNarrow={isNarrow}
          isSpoken={isSpoken}
          onAuto={setAuto}
          onSpoken={setSpoken}
          state={state}
        />
      </main>
      {wins > 0 && <Celebration key={wins} />}
      {hasRules && (
        <Suspense>
          <RulesDrawer onClose={() => showRules(false)} />
        </Suspense>
      )}
    </BingoFrame>
  );
}
