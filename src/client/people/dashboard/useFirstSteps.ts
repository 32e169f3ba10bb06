// Which first steps somebody new is shown, and which of them are done.
import { useEffect } from 'react';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import { type FirstSteps, firstSteps } from '../../../contract/progress/firstSteps.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useHost } from '../../base/hosts/host.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { profileStore } from '../../parts/profile/profileStore.ts';
import { useOwnProfile } from '../../parts/profile/useOwnProfile.ts';
import { type DailyPuzzle, dailyPuzzles, isWaiting, useEvents } from '../../puzzles/daily/today.ts';

export type StepName = keyof FirstSteps;

export interface FirstStep {
  readonly name: StepName;
  readonly isDone: boolean;
}

interface Facts {
  readonly isAdmin: boolean;
  /** May share the sign-up link. */
  readonly canInvite: boolean;
  readonly puzzles: readonly DailyPuzzle[];
}

/** In their order; a step that cannot be taken now is left out. */
export function stepsFor(done: FirstSteps, { isAdmin, canInvite, puzzles }: Facts): readonly FirstStep[] {
  const canPlay = puzzles.some(isWaiting) || (isAdmin && puzzles.length === 0);
  const shown: readonly (readonly [StepName, boolean])[] = [
    ['puzzle', done.puzzle || canPlay],
    ['game', true],
    ['invite', canInvite],
  ];
  return shown.filter(([, isShown]) => isShown).map(([name]) => ({ name, isDone: done[name] }));
}

interface KnownSteps {
  /** Empty: nothing is left to show. */
  readonly steps: readonly FirstStep[];
  readonly isSettled: boolean;
  /** The profile says that they may have to be shown: time to load their part. */
  readonly isWanted: boolean;
}

export function useFirstSteps(): KnownSteps {
  const { isAdmin, controller, team } = useSignedIn();
  const { profile } = useOwnProfile();
  const isPanel = useHost().surface === 'panel';
  const events = useEvents();
  const isWanted = !isPanel && profile !== null && !profile.onboarding.includes('firstSteps');
  const query = useAnswer(firstSteps, {}, { isWanted });
  const { data } = query;
  const canInvite =
    isAdmin && controller === 'GameSpace' && team !== null && !team.isSpecial && !isDemoTeam(team.teamId);
  const puzzles = dailyPuzzles(events.data?.events ?? []);
  const isKnown = isWanted && data && events.data !== undefined;
  const steps = isKnown ? stepsFor(data, { isAdmin, canInvite, puzzles }) : [];
  const isOver = isKnown ? steps.every(({ isDone }) => isDone) : data === null;
  useEffect(() => {
    if (isWanted && isOver) void profileStore.haveSeen('firstSteps');
  }, [isWanted, isOver]);
  const isList = !isOver && steps.length > 1; // one step alone stands elsewhere on the page anyway
  return {
    steps: isList ? steps : [],
    isSettled: !isWanted || data !== undefined || query.isError,
    isWanted,
  };
}
