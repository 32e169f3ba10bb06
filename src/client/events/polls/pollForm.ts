// What is typed into the form of a new poll, and what is wrong with it.
import { type NewPoll, pollLimits } from '../../../contract/events/polls.ts';
import { hasSameTwice } from '../../../events/polls/votes.ts';

export interface PollDraft {
  readonly question: string;
  readonly options: readonly string[];
  readonly takesSeveral: boolean;
  readonly isSecret: boolean;
  readonly minutes: number;
  readonly channelId: string | null;
  readonly groupId: string | null;
}

/** How long it is open; the last one until its maker closes it. */
export const durations = [15, 60, 4 * 60, 24 * 60, 7 * 24 * 60, pollLimits.mostMinutes] as const;

export const emptyDraft: PollDraft = {
  question: '',
  options: ['', ''],
  takesSeveral: false,
  isSecret: false,
  minutes: 24 * 60,
  channelId: null,
  groupId: null,
};

export type PollFault = 'question' | 'options' | 'same' | 'channel';

const filled = (options: readonly string[]): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '');

/** The first thing that is wrong; null: it can be sent. Options that are left empty are left out. */
export function faultOf({ question, options, groupId, channelId }: PollDraft): PollFault | null {
  if (question.trim() === '') return 'question';
  const there = filled(options);
  if (there.length < pollLimits.leastOptions) return 'options';
  if (hasSameTwice(there)) return 'same';
  return groupId !== null && channelId === null ? 'channel' : null;
}

export const asNewPoll = (draft: PollDraft): NewPoll => ({
  question: draft.question.trim(),
  options: filled(draft.options),
  takesSeveral: draft.takesSeveral,
  isSecret: draft.isSecret,
  minutes: draft.minutes,
  channelId: draft.channelId,
  groupId: draft.groupId,
});
