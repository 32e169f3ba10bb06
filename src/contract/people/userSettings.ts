// The call that updates account settings: name, picture, language and theme.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { User } from './people.ts';

const mebibyte = 1024 * 1024;

export const profilePictures = {
  profileImage: { maxBytes: 2 * mebibyte },
  profileBgImage: { maxBytes: 5 * mebibyte },
} as const;
export type ProfilePicture = keyof typeof profilePictures;

/** Sent in place of a picture: removes it. */
const noPicture = z.optional(z.literal(''));

export const updateUserSettings = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/updateUserSettings',
  summary: 'Change the own settings; what is left out stays, an empty picture is removed',
  access: 'user',
  rate: ['WRITE', 'UP'],
  claims: { userId: 'self', teamId: 'team' },
  body: z.object({
    userId: z.optional(field.uuid),
    teamId: z.optional(field.uuid),
    name: z.optional(field.name),
    language: z.optional(field.language),
    theme: z.optional(field.theme),
    profileImage: noPicture,
    profileBgImage: noPicture,
  }),
  files: profilePictures,
  answer: User,
});
