// The dashboard's block of today's puzzles: how far one is, who has finished, when the next ones come.
import { lazy, Suspense } from 'react';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUser } from '../../base/session/useSession.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { Block } from '../../parts/Block.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { profileStore } from '../../parts/profile/profileStore.ts';
import { useOwnProfile } from '../../parts/profile/useOwnProfile.ts';
import { waitInWords } from './durations.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import styles from './today.module.css';
import { type DailyPuzzle, dailyPuzzles, isWaiting, useEvents } from './today.ts';
import { useServerTime } from './useServerTime.ts';

const SuggestedSchedules = lazy(async () => ({
  default: (await import('./SuggestedSchedules.tsx')).SuggestedSchedules,
}));

/** Until the first of the coming puzzles. */
function NewOnes({ puzzles }: { readonly puzzles: readonly DailyPuzzle[] }) {
  const { t } = useTexts();
  const type = useType();
  const now = useServerTime(20_000);
  const starts = puzzles.flatMap(({ next }) => (next ? [Date.parse(next.start)] : []));
  if (starts.length === 0) return null;
  const wait = waitInWords(t, Math.min(...starts) - now);
  return (
    <span className={`${type.caption} ${type.quiet} ${type.number}`}>
      {t('pages:daily.today.newIn', { wait })}
    </span>
  );
}

/** For members where nothing is scheduled. */
function Nothing() {
  const { t } = useTexts();
  const type = useType();
  return (
    <Surface>
      <p className={type.body}>{t('pages:daily.today.member')}</p>
    </Surface>
  );
}

const declined = 'puzzleOffers';

/** About as high as so many of them, so that nothing below moves far. */
const offersHeight = (count: number): number => 92 + 65 * count;

/** For admins: what is not scheduled yet; beside puzzles that are, until the offer is declined. */
function Offers({ scheduled }: { readonly scheduled: readonly string[] }) {
  const { t } = useTexts();
  const { profile } = useOwnProfile();
  const isEmpty = scheduled.length === 0;
  if (!isEmpty && (profile === null || profile.onboarding.includes(declined))) return null;
  return (
    <Suspense
      fallback={<Skeleton height={offersHeight(puzzleFacts.length - scheduled.length)} width="100%" />}
    >
      <SuggestedSchedules
        scheduled={scheduled}
        words={t(isEmpty ? 'pages:daily.today.admin' : 'pages:daily.today.more')}
        {...(!isEmpty && { onDecline: () => void profileStore.haveSeen(declined) })}
      />
    </Suspense>
  );
}

/** Asks for the texts of the puzzles itself. */
export function TodayBlock() {
  return (
    <PageTexts>
      <Today />
    </PageTexts>
  );
}

function Today() {
  const { t } = useTexts();
  const query = useEvents();
  const isAdmin = useUser()?.isAdmin === true;
  const puzzles = dailyPuzzles(query.data?.events ?? []);
  const urgent =
    puzzles.find((each) => each.today?.myState === 'playing' && isWaiting(each)) ?? puzzles.find(isWaiting);
  return (
    <Block beside={<NewOnes puzzles={puzzles} />} title={t('pages:daily.today.title')}>
      <Loaded
        query={query}
        skeleton={
          <div className={styles.cards}>
            {[0, 1, 2].map((at) => (
              <Skeleton height={196} key={at} width="100%" />
            ))}
          </div>
        }
        what={t('pages:daily.today.title')}
      >
        {() => (
          <>
            {puzzles.length > 0 && (
              <ul className={styles.cards}>
                {puzzles.map((puzzle) => (
                  <li key={puzzle.gameType}>
                    <PuzzleCard isUrgent={puzzle === urgent} puzzle={puzzle} />
                  </li>
                ))}
              </ul>
            )}
            {puzzles.length === 0 && !isAdmin && <Nothing />}
            {puzzles.length < puzzleFacts.length && isAdmin && (
              <Offers scheduled={puzzles.map(({ gameType }) => gameType)} />
            )}
          </>
        )}
      </Loaded>
    </Block>
  );
}
