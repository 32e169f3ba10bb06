// Stores the connection of a team by SAML, as the provider describes itself.
import { randomUUID } from 'node:crypto';
import type { saveSaml } from '../../../../contract/admin/saml.ts';
import type { SamlFacts } from '../../../../contract/admin/samlFacts.ts';
import { timeOf, timeOrNull } from '../../../base/shared/isoTime.ts';
import type { SamlSettings } from '../../../base/storage/schema/sso.ts';
import type { Handler } from '../../../web/http/route.ts';
import { shortIssuer } from '../addresses.ts';
import { changeSso, keptBeside, misfit, startAnew } from '../change.ts';
import type { SsoServices } from '../services.ts';
import { readConnectionOf, type StoredConnection, writeConnection } from '../store.ts';
import { describedBy, type GivenMetadata } from './description.ts';

export const saveSamlConnection =
  (services: SsoServices): Handler<typeof saveSaml> =>
  async (context, { metadata, emailAttribute, nameAttribute, groupsClaim, adminGroup }) => {
    const { teamId } = context.team;
    const given = metadata === undefined ? null : await describedBy(services, metadata);
    if (given && 'wrong' in given) return misfit('metadata', given.wrong);
    const refusal = await changeSso(services, context, async (trx, now) => {
      const known = await readConnectionOf(trx, teamId);
      const described = given ?? keptOf(known);
      if (!described) return misfit('metadata', 'metadata');
      const { issuer, signOn, signOut, certificates, metadataAddress } = described;
      const id = known?.id ?? randomUUID();
      const isSame = known?.saml != null && known.issuer === issuer;
      if (known && !isSame) await startAnew(trx, known);
      const reading = given ? readingOf(given, now) : (known?.saml?.reading ?? null);
      const named = { emailAttribute, nameAttribute };
      const saml = { signOn, signOut, certificates, metadataAddress, ...named, reading };
      const isUntouched = isSame && known.groups_claim === groupsClaim && isEqual(known.saml, saml);
      await writeConnection(trx, {
        id,
        team_id: teamId,
        issuer,
        client_id: '',
        sealed: '',
        groups_claim: groupsClaim,
        admin_group: adminGroup,
        is_on: isSame && known.is_on,
        saml: JSON.stringify(saml),
        ...keptBeside(known, isUntouched, now),
      });
      return { act: 'ssoSaved', changed: [shortIssuer(issuer)] };
    });
    return refusal ?? { ok: true };
  };

/** Pasted: never read again. */
const readingOf = (
  { metadataAddress }: GivenMetadata,
  now: number,
): NonNullable<SamlSettings['reading']> | null =>
  metadataAddress === null ? null : { at: now, triedAt: now, problem: null };

const keptOf = (known: StoredConnection | undefined): GivenMetadata | null =>
  known?.saml
    ? {
        issuer: known.issuer,
        signOn: known.saml.signOn,
        signOut: known.saml.signOut ?? null,
        certificates: known.saml.certificates,
        metadataAddress: known.saml.metadataAddress,
      }
    : null;

const isEqual = (known: SamlSettings | null, saml: SamlSettings): boolean =>
  known !== null &&
  known.signOn === saml.signOn &&
  known.certificates.join() === saml.certificates.join() &&
  known.emailAttribute === saml.emailAttribute &&
  known.nameAttribute === saml.nameAttribute;

/** As the panel shows it. */
export async function shownSaml({
  signOn,
  signOut = null,
  certificates,
  ...named
}: SamlSettings): Promise<SamlFacts> {
  const { certificateIn } = await import('./metadata.ts');
  const { metadataAddress, emailAttribute, nameAttribute, reading = null } = named;
  const shown = certificates.map(certificateIn).filter((each) => each !== null);
  return {
    signOn,
    signOut,
    certificates: shown.map(({ fingerprint256, validTo }) => ({
      fingerprint: fingerprint256,
      endsAt: timeOf(Date.parse(validTo)),
    })),
    metadataAddress,
    emailAttribute,
    nameAttribute,
    reading: reading && {
      at: timeOrNull(reading.at),
      triedAt: timeOf(reading.triedAt),
      problem: reading.problem,
    },
  };
}
