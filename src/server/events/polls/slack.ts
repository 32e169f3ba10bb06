// Polls in Slack: `/topla poll "Where?" "Sushi" "Pizza"` makes one in the channel, and its buttons are votes.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import { NewPoll, pollLimits } from '../../../contract/events/polls.ts';
import * as field from '../../../contract/fields.ts';
import { readTypedPoll } from '../../../events/polls/typed.ts';
import { translator } from '../../base/texts/translator.ts';
import { ephemeral } from '../../messaging/chat/slack/command.ts';
import type { SlackFeature } from '../../messaging/chat/slack/features.ts';
import type { KnownMember } from '../../messaging/chat/slack/findMember.ts';
import { stripMarkup } from '../../messaging/mail/letter.ts';
import { readCurrentPoll } from './closePoll.ts';
import { storePoll } from './createPoll.ts';
import { type PollInChat, pollButton, resultLines, slackMessageOf } from './pollMessage.ts';
import { presentPoll } from './presentPoll.ts';
import type { PollServices } from './services.ts';
import { readPoll, type StoredPoll } from './store.ts';
import { pressOption } from './vote.ts';
import { countStored, readMaker } from './voteStore.ts';

/** A poll typed in a chat is open for a day. */
const typedMinutes = 24 * 60;

/** Words of the channel, which are in the language of the team. */
async function inChannel(
  { database }: PollServices,
  { team }: KnownMember,
  poll: StoredPoll,
): Promise<PollInChat> {
  const { language, timeZone } = team;
  const by = await readMaker(database, poll.created_by);
  return {
    poll,
    votes: poll.votes ?? (await countStored(database, poll.id)),
    language,
    timeZone,
    by: by?.name ?? null,
  };
}

async function ownVote(services: PollServices, known: KnownMember, poll: StoredPoll): Promise<string> {
  const t = translator(known.member.language, 'mail');
  const { chosen, options, result, votes } = await presentPoll(services, known, poll);
  if (chosen.length === 0) return t('chat.poll.takenBack');
  const names = new Intl.ListFormat(known.member.language, { type: 'conjunction' }).format(
    chosen.map((option) => stripMarkup(options[option]?.text ?? '')),
  );
  const voted = t('chat.poll.voted', { names });
  if (result !== 'shown') return `${voted} ${t('chat.poll.later')}`;
  const counts = options.map((option) => option.votes ?? 0);
  return `${voted}\n${resultLines(poll.options, counts, votes)}`;
}

export const pollsInSlack = (services: PollServices): SlackFeature => ({
  words: ['poll', 'anket'],
  button: pollButton,

  async answer(known, { rest, channelId }) {
    const { database, config } = services;
    const words = translator(known.member.language, 'mail');
    const typed = readTypedPoll(rest, pollLimits);
    if (typeof typed === 'string') {
      const { leastOptions: least, mostOptions: most } = pollLimits;
      return ephemeral(
        `${words(`chat.poll.fault.${typed}`, { least, most })}\n${words('chat.poll.example')}`,
      );
    }
    const { success, data: asked } = NewPoll.safeParse({ ...typed, minutes: typedMinutes });
    if (!success) return refuse('InvalidInput');
    const place = { channelId, channelName: null, groupId: null, isListed: false, isPosted: false };
    const pollId = await storePoll(services, known, asked, place);
    const poll = await readPoll(database, known.team.teamId, pollId);
    if (!poll) return refuse('NotFound');
    const { text, blocks } = slackMessageOf(await inChannel(services, known, poll), config.publicUrl);
    return { response_type: 'in_channel', text, blocks };
  },

  async press(known, { part, value: pollId }) {
    const { team, member } = known;
    if (!/^\d$/.test(part) || !field.uuid.safeParse(pollId).success) return refuse('InvalidInput');
    const who = { teamId: team.teamId, userId: member.userId, pollId };
    const held = await pressOption(services, { ...who, option: Number(part) });
    const poll = await readCurrentPoll(services, team.teamId, pollId);
    if (!poll) return refuse('NotFound');
    const message = slackMessageOf(await inChannel(services, known, poll), services.config.publicUrl);
    if (!isRefusal(held)) return { message, own: await ownVote(services, known, poll) };
    if (held.error !== 'Closed') return held;
    return { message, own: translator(member.language, 'errors')('Closed') };
  },
});
