// Schemas of people and teams, as every call carries them.
import * as z from 'zod/mini';
import * as field from '../fields.ts';

export const Person = z.object({ userId: z.string(), name: z.string(), avatar: field.image });
export type Person = z.infer<typeof Person>;

export const CustomTheme = z.object({
  key: field.colour,
  scheme: z.enum(['light', 'dark']),
  bannerText: z.optional(z.object({ en: z.string(), tr: z.string() })),
  bannerSpeed: z.optional(z.enum(['slow', 'still'])),
  /** The first of seven days on which the banner says thank you. */
  appreciationFrom: z.optional(z.string()),
});
export type CustomTheme = z.infer<typeof CustomTheme>;

export const Team = z.object({
  teamId: z.string(),
  name: z.string(),
  avatar: field.image,
  language: field.language,
  timeZone: z.string(),
  isSpecial: z.boolean(),
  customTheme: z.nullable(CustomTheme),
});
export type Team = z.infer<typeof Team>;

/** Exactly this is kept in the browser under `guulUser`. */
export const User = z.extend(Person, {
  isAdmin: z.boolean(),
  controller: z.enum(['GameSpace', 'Teams', 'Slack']),
  language: field.language,
  /** What is shown: what was chosen, else the team's own, which a special team always has. */
  theme: field.theme,
  /** False: a person who has not chosen has the colours of the team, else those of the system. */
  hasChosenTheme: z.optional(z.boolean()),
  guulJwt: z.string(),
  /** The team wants a second factor before anything else; known once the server has refused a call. */
  needsFactor: z.optional(z.boolean()),
  team: z.nullable(Team),
});
export type User = z.infer<typeof User>;
