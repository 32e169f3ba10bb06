// Which connected chat tools one can invite in at present.
import { chatTools } from '../../../contract/messaging/chat.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import type { InvitePlace } from './picks.ts';

interface Tools {
  readonly slack: { readonly workspace: string | null } | null;
  readonly teams: { readonly isSignedIn: boolean; readonly consentUrl: string | null } | null;
}

export function useToolsQuery() {
  const { userId, team } = useSignedIn();
  return useAnswer(chatTools, { params: { id: team?.teamId ?? userId } });
}

/** No chat tools until the answer is here, or where it failed. */
export const useChatTools = (): Tools => useToolsQuery().data ?? { slack: null, teams: null };

/** Chat tools one can invite in at present. */
export function usePlaces(): readonly Exclude<InvitePlace, 'team'>[] {
  const { slack, teams } = useChatTools();
  const { controller } = useSignedIn();
  const hasTeams = teams !== null && (teams.isSignedIn || controller === 'Teams');
  return [
    ...(slack?.workspace != null ? (['slack'] as const) : []),
    ...(hasTeams ? (['teams'] as const) : []),
  ];
}
