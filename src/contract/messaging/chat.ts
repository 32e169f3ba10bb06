// Calls of the chat tools: what a team has set up, the Slack bot, channels and people to invite.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';

/** Ids made by providers: only their length is checked. */
export const outsideId = z.string().check(z.minLength(1), z.maxLength(200));
const typed = z.optional(z.string().check(z.maxLength(50)));

/** Where an invitation is posted: a channel, in Teams with its group. */
export const channelFields = { channelId: z.optional(outsideId), groupId: z.optional(outsideId) };
export const sentBy = z.array(z.enum(['bell', 'mail', 'chat']));

/** Null: not configured on this server. */
export const chatTools = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Chat/Tools/{id}',
  about: ['chatTools'],
  summary: 'Which chat tools the team has, and what they need',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params: z.object({ id: field.uuid }),
  answer: z.object({
    slack: z.nullable(z.object({ workspace: z.nullable(z.string()) })),
    /** `isSignedIn`: we may ask there in the caller's name. `consentUrl`: where an admin agrees for everybody. */
    teams: z.nullable(z.object({ isSignedIn: z.boolean(), consentUrl: z.nullable(z.string()) })),
  }),
});

export const installSlack = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Slack/Install',
  summary: 'A link that adds the bot to a workspace, once and in this browser',
  leavesCookie: true,
  access: 'admin',
  rate: ['ADM'],
  claims: { teamId: 'team' },
  body: z.object({ teamId: z.optional(field.uuid) }),
  answer: z.object({ url: z.string() }),
});

export const disconnectSlack = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Slack/Disconnect',
  changes: ['chatTools'],
  summary: 'Take the bot out of the workspace',
  access: 'admin',
  rate: ['ADM'],
  claims: { teamId: 'team' },
  body: z.object({ teamId: z.optional(field.uuid) }),
  answer: field.ok,
});

export const slackChannels = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Slack/GetChannelList/{id}',
  summary: 'The channels of the workspace; private ones only for admins',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params: z.object({ id: field.uuid }),
  answer: z.object({
    channels: z.array(
      z.object({ id: z.string(), name: z.string(), isPrivate: z.boolean(), isMember: z.boolean() }),
    ),
  }),
});

export const teamGroups = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Teams/TeamGroupList/{id}',
  summary: 'The teams in Microsoft Teams the caller is in',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params: z.object({ id: field.uuid }),
  query: z.object({ searchString: typed }),
  answer: z.object({ groups: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const teamChannels = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Teams/TeamChannelList/{id}',
  summary: 'The channels of one of them; private ones only for admins',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params: z.object({ id: field.uuid }),
  query: z.object({ groupId: outsideId }),
  answer: z.object({
    channels: z.array(
      z.object({ id: z.string(), name: z.string(), type: z.enum(['standard', 'private', 'shared']) }),
    ),
  }),
});

/** Stands before `/api/{kind}/UserList/{id}`, and without `prefix` answers the same. */
export const teamsPeople = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Teams/UserList/{id}',
  summary: 'People of the own team and, by what they are called, of its directory at Microsoft',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params: z.object({ id: field.uuid }),
  query: z.object({ prefix: typed }),
  answer: z.object({
    users: z.array(
      z.extend(Person, {
        /** Null: they have never signed in. An admin may write to them by `guest` all the same. */
        userId: z.nullable(z.string()),
        guest: z.optional(z.string()),
        isMember: z.boolean(),
        isAdmin: z.boolean(),
        isOnline: z.boolean(),
      }),
    ),
  }),
});
