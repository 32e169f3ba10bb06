// Queries for the options of the invite picker: one hook for each place, all of one shape.
import { useEffect, useState } from 'react';
import { refuse } from '../../../contract/errors.ts';
import { slackChannels, teamChannels, teamGroups, teamsPeople } from '../../../contract/messaging/chat.ts';
import { userList } from '../../../contract/people/userList.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { type Refused, useAnswer } from '../../base/api/useAnswer.ts';
import { isOnline, usePresences } from '../../base/realtime/teamNews.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import {
  channelPick,
  hereFirst,
  type InviteOffer,
  type InvitePick,
  type InvitePlace,
  named,
  type Pick,
  personPick,
} from './picks.ts';
import { useToolsQuery } from './usePlaces.ts';

const searchAfterMs = 250;

interface Query {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly error: Refused | null;
  refetch(): unknown;
}

function offerOf(picks: readonly Pick[], queries: readonly Query[]): InviteOffer {
  const failed = queries.filter(({ isError }) => isError);
  return {
    picks,
    isLoading: queries.some(({ data, isFetching }) => data === undefined && isFetching),
    problem: failed[0]?.error?.refusal ?? null,
    again: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

const useOwnId = (): string => {
  const { userId, team } = useSignedIn();
  return team?.teamId ?? userId;
};

function useColleagues(kind: 'GameSpace' | 'Teams' | 'Slack', { skip }: InvitePick) {
  const presences = usePresences();
  const query = useAnswer(userList, { params: { kind, id: useOwnId() } });
  const people = (query.data?.users ?? [])
    .filter(({ userId }) => !skip.has(userId))
    .map((user) => personPick({ ...user, isOnline: isOnline(presences, user) }));
  return { query, picks: hereFirst(people) };
}

function useTeamOffer(asked: InvitePick): InviteOffer {
  const { language } = useTexts();
  const { query, picks } = useColleagues(useSignedIn().controller, asked);
  return offerOf(named(picks, asked.words, language), [query]);
}

function useSlackOffer(asked: InvitePick): InviteOffer {
  const { language } = useTexts();
  const { query, picks } = useColleagues('Slack', asked);
  const channels = useAnswer(slackChannels, { params: { id: useOwnId() } });
  const open = (channels.data?.channels ?? []).map((channel) =>
    channelPick({ ...channel, isOpen: channel.isMember }),
  );
  return offerOf(named([...open, ...picks], asked.words, language), [channels, query]);
}

/** Debounced: the words once typing has stopped. */
function useSettled(words: string): string {
  const [settled, settle] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => settle(words), searchAfterMs);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

function useDirectory({ words, group, skip }: InvitePick) {
  const prefix = useSettled(words.trim().slice(0, 50));
  const given = { params: { id: useOwnId() }, query: { prefix } };
  const query = useAnswer(teamsPeople, given, { isWanted: group === null });
  const picks = (query.data?.users ?? []).flatMap((user): Pick[] => {
    const { userId, guest, name } = user;
    if (userId !== null) return skip.has(userId) ? [] : [personPick({ ...user, userId })];
    const newcomer = { kind: 'person', name, avatar: null, mark: 'newcomer' } as const;
    return guest === undefined ? [] : [{ ...newcomer, id: guest, target: { guest } }];
  });
  return { query, picks };
}

const plain = { avatar: null, mark: null, target: null } as const;

/** The channels of the opened team. */
function useInside({ group, words }: InvitePick): InviteOffer {
  const { t, language } = useTexts();
  const given = { params: { id: useOwnId() }, query: { groupId: group?.id ?? '' } };
  const query = useAnswer(teamChannels, given, { isWanted: group !== null });
  const back: Pick = { ...plain, id: 'back', kind: 'back', name: t('notifications.invite.back') };
  const found = (query.data?.channels ?? []).map(({ type, ...channel }) =>
    channelPick({ ...channel, isPrivate: type === 'private', isOpen: true }, group?.id),
  );
  return offerOf(named([back, ...found], words, language), [query]);
}

/** First teams and people; inside a team its channels. People who are not signed in there see a note. */
function useTeamsOffer(asked: InvitePick): InviteOffer {
  const { language } = useTexts();
  const { group, words } = asked;
  const tools = useToolsQuery();
  const inside = useInside(asked);
  const { query, picks } = useDirectory(asked);
  const given = { params: { id: useOwnId() }, query: {} };
  const groups = useAnswer(teamGroups, given, { isWanted: group === null });
  if (group) return inside;
  const doors = (groups.data?.groups ?? []).map((one): Pick => ({ ...plain, ...one, kind: 'group' }));
  const offer = offerOf([...named(doors, words, language), ...picks], [groups, query]);
  const lacking = tools.data?.teams?.isSignedIn === false ? refuse('TeamsSignInNeeded') : null;
  const all = [tools, groups, query];
  return {
    ...offer,
    problem: offer.problem ?? lacking,
    again: () => all.forEach((each) => void each.refetch()),
  };
}

export const offers: Readonly<Record<InvitePlace, (asked: InvitePick) => InviteOffer>> = {
  team: useTeamOffer,
  slack: useSlackOffer,
  teams: useTeamsOffer,
};
