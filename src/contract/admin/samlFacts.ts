// What the panel shows of a provider by SAML, and what can be wrong with its metadata.
import * as z from 'zod/mini';
import * as field from '../fields.ts';

/** What is wrong with the metadata of a provider, or with the way there. */
export const metadataFaults = [
  'metadata',
  'severalProviders',
  'noSignOn',
  'noCertificate',
  'otherProvider',
  'insecure',
  'inside',
  'unknownHost',
  'tooSlow',
  'unreachable',
] as const;
export type MetadataFault = (typeof metadataFaults)[number];

/** What was read from the description of a provider, and where it says things about people. */
export const SamlFacts = z.object({
  signOn: z.string(),
  /** Where the answer to a sign-out goes; null: nowhere. */
  signOut: z.optional(z.nullable(z.string())),
  /** With which it signs; a new one stands beside the old one for a while. */
  certificates: z.array(z.object({ fingerprint: z.string(), endsAt: field.time })),
  /** Null: the description itself was pasted. */
  metadataAddress: z.nullable(z.string()),
  /** By its address, every day while the connection is on. */
  reading: z.optional(
    z.nullable(
      z.object({
        /** Null: not since it was stored. */
        at: z.nullable(field.time),
        triedAt: field.time,
        /** Why the last try failed. */
        problem: z.nullable(z.enum(metadataFaults)),
      }),
    ),
  ),
  /** Empty: by the usual names. */
  emailAttribute: z.string(),
  nameAttribute: z.string(),
});
export type SamlFacts = z.infer<typeof SamlFacts>;
