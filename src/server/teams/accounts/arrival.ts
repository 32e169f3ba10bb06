// Accounts made at an identity provider's first sign-in: an existing person, a new member of a team, or somebody without a team.
import { randomUUID } from 'node:crypto';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { name as nameField } from '../../../contract/fields.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Provider } from '../../base/storage/schema/identity.ts';
import type { PeopleTable } from '../../base/storage/schema/people.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import {
  readIdentity,
  readTeamOfWorkspace,
  writeIdentity,
  writeProvenTenant,
} from '../../people/identity/identityStore.ts';
import type { Account } from '../../people/identity/providerAccount.ts';
import { findUnclaimed } from '../../people/identity/provisionedStore.ts';
import { lockPerson, removePerson, writeMembership, writeNewcomer } from '../../people/store.ts';
import { lockTeam, type StoredTeam } from '../../people/teamStore.ts';
import { isFull } from './joining.ts';

export interface Arriving {
  readonly account: Account;
  readonly language: 'en' | 'tr';
  readonly now: number;
}

const controllers: Readonly<Record<Provider, PeopleTable['controller']>> = {
  teams: 'Teams',
  slack: 'Slack',
  google: 'GameSpace',
};

const nameless = { en: 'New colleague', tr: 'Yeni iş arkadaşı' } as const;
const longestName = 64;

/** A name as another system has it, without what is not allowed in names; null: nothing is left of it. */
export function nameIn(text: string): string | null {
  const visible = text.replaceAll(/\p{C}/gu, '').trim();
  const cut = [...visible].slice(0, longestName).join('');
  const checked = nameField.safeParse(cut.slice(0, longestName));
  return checked.success ? checked.data : null;
}

export interface Arrived {
  readonly userId: string;
  /** The team they have become a member of now. */
  readonly joined: string | null;
}

/** All places of the team of their workspace are taken. */
export interface NoPlace {
  readonly full: string;
}

/** Within a transaction. Matched by the provider's ids alone: an e-mail address proves nothing by itself. */
export async function arrive(trx: Database, arriving: Arriving): Promise<Arrived | NoPlace | Refusal> {
  const { account, now } = arriving;
  const team = await teamOf(trx, account);
  const known = (await readIdentity(trx, account.identity)) ?? (await claimProvisioned(trx, team, arriving));
  const isFullFor = team !== null && (await isFull(trx, team));
  if (known === null && isFullFor) return { full: team.id };
  const userId = known ?? (await welcomeNewcomer(trx, arriving));
  const person = await lockPerson(trx, userId);
  if (!person || person.disabled_at !== null) return refuse('ProviderRejected');
  await writeProvenTenant(trx, account.identity);
  const wasNeverInOne = person.team_id === null && person.joined_at === null;
  if (!team || !wasNeverInOne || isFullFor) return { userId, joined: null };
  await writeMembership(trx, userId, { teamId: team.id, isAdmin: false }, now);
  await tellWebhooks(trx, now, [{ teamId: team.id, event: 'member.joined', data: { userId } }]);
  return { userId, joined: team.id };
}

/** The account that the directory of the team made for them, at their first sign-in with the workspace of that team. */
async function claimProvisioned(
  trx: Database,
  team: StoredTeam | null,
  { account, now }: Arriving,
): Promise<string | null> {
  if (!team) return null;
  const { identity, email } = account;
  const externalId = identity.provider === 'teams' ? identity.subject : null;
  const userId = await findUnclaimed(trx, team.id, { externalId, email });
  return userId === null ? null : writeIdentity(trx, identity, userId, now);
}

async function teamOf(trx: Database, { workspace }: Account): Promise<StoredTeam | null> {
  const teamId = workspace && (await readTeamOfWorkspace(trx, workspace));
  return teamId === null ? null : ((await lockTeam(trx, teamId)) ?? null);
}

/** The provider has verified them; a concurrent sign-in with the same account is the same person. */
async function welcomeNewcomer(trx: Database, arriving: Arriving): Promise<string> {
  const { account, language, now } = arriving;
  const id = await writeNewcomer(trx, {
    id: randomUUID(),
    name: nameIn(account.name) ?? nameless[language],
    avatar: null,
    email: account.email,
    controller: controllers[account.identity.provider],
    language,
    now,
  });
  const owner = await writeIdentity(trx, account.identity, id, now);
  if (owner !== id) await removePerson(trx, id);
  return owner;
}
