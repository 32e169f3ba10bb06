// Reads the metadata of providers anew, once a day, from the addresses that admins gave: what changed there is taken over, a failure changes nothing.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SamlSettings } from '../../../base/storage/schema/sso.ts';
import { writeAuditEntries } from '../../../messaging/audit/writeEntries.ts';
import { lockTeam } from '../../../people/teamStore.ts';
import { shortIssuer } from '../addresses.ts';
import type { SsoServices } from '../services.ts';
import { readConnection, type StoredConnection } from '../store.ts';
import { describedBy } from './description.ts';
import type { Described } from './metadata.ts';

export type RefreshServices = Pick<SsoServices, 'askStranger' | 'clock' | 'config' | 'database'>;

const everyMs = 24 * 60 * 60_000;
/** Each may take ten seconds: the rest is read an hour later. */
const mostAtOnce = 40;

export async function refreshMetadata(services: RefreshServices): Promise<void> {
  const { clock, database } = services;
  const due = await database
    .selectFrom('sso_connections')
    .selectAll()
    .where('is_on', '=', true)
    .where(sql<boolean>`saml ->> 'metadataAddress' is not null`)
    .where(sql<boolean>`coalesce((saml -> 'reading' ->> 'triedAt')::bigint, 0) <= ${clock.now() - everyMs}`)
    .orderBy(sql`saml -> 'reading' -> 'triedAt'`, (by) => by.asc().nullsFirst())
    .limit(mostAtOnce)
    .execute();
  const faults: unknown[] = [];
  for (const connection of due)
    await refresh(services, connection).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0]; // only now: it holds up none of the others
}

async function refresh(services: RefreshServices, asked: StoredConnection): Promise<void> {
  const address = asked.saml?.metadataAddress;
  if (!address) return;
  const found = await describedBy(services, address);
  const { clock, database } = services;
  await database.transaction().execute(async (trx) => {
    const team = await lockTeam(trx, asked.team_id);
    const current = team && (await readConnection(trx, asked.id));
    const isSame = current?.saml?.metadataAddress === address && current.issuer === asked.issuer;
    if (!isSame || !current.saml) return; // an admin was faster
    const now = clock.now();
    const problem = 'wrong' in found ? found.wrong : found.issuer === current.issuer ? null : 'otherProvider';
    const reading = {
      at: problem === null ? now : (current.saml.reading?.at ?? null),
      triedAt: now,
      problem,
    };
    const taken = 'wrong' in found || problem !== null ? current.saml : withDescribed(current.saml, found);
    const saml = JSON.stringify({ ...taken, reading });
    await trx.updateTable('sso_connections').set({ saml }).where('id', '=', current.id).execute();
    if (taken === current.saml) return;
    const entry = { id: randomUUID(), team_id: current.team_id, actor_id: null, subject_id: null };
    const changed = [shortIssuer(current.issuer)];
    await writeAuditEntries(trx, now, [{ ...entry, act: 'ssoRead', changed }]);
  });
}

/** The same value where nothing changed. */
function withDescribed(known: SamlSettings, { signOn, signOut, certificates }: Described): SamlSettings {
  const isKnown =
    known.signOn === signOn &&
    (known.signOut ?? null) === signOut &&
    known.certificates.join() === certificates.join();
  return isKnown ? known : { ...known, signOn, signOut, certificates };
}
