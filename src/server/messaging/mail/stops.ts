// The kinds of mails that one click ends: invitations to an address, the weekly mail of a person.
import type { Database } from '../../base/storage/database.ts';
import { wantsWeekly, writeWeekly } from '../../people/preferenceStore.ts';
import { removeMailStop, wantsInvitations, writeMailStop } from './invitationStore.ts';

interface Kind {
  /** Of the link; what it carries is sealed for this kind alone. */
  readonly parameter: string;
  readonly seal: string;
  readonly texts: 'stopping' | 'stoppingWeekly';
  isStopped(database: Database, who: string): Promise<boolean>;
  stop(database: Database, who: string, now: number): Promise<void>;
  undo(database: Database, who: string): Promise<void>;
}

export const mailKinds = {
  invitations: {
    parameter: 'to',
    seal: 'mails to stop',
    texts: 'stopping',
    isStopped: async (database, email) => !(await wantsInvitations(database, email)),
    stop: (database, email, now) => writeMailStop(database, email, now),
    undo: (database, email) => removeMailStop(database, email),
  },
  weekly: {
    parameter: 'weekly',
    seal: 'weekly mails to stop',
    texts: 'stoppingWeekly',
    isStopped: async (database, userId) => !(await wantsWeekly(database, userId)),
    stop: (database, userId) => writeWeekly(database, userId, false),
    undo: (database, userId) => writeWeekly(database, userId, true),
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type StoppableMail = keyof typeof mailKinds;
