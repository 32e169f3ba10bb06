// Stores the connection of a team by SAML, as the provider describes itself.
import { randomUUID } from 'node:crypto';
import type { saveSaml } from '../../../../contract/admin/saml.ts';
import type { SamlFacts } from '../../../../contract/admin/sso.ts';
import { isRefusal, type Refusal } from '../../../../contract/errors.ts';
import { timeOf } from '../../../base/shared/isoTime.ts';
import type { SamlSettings } from '../../../base/storage/schema/sso.ts';
import type { Handler } from '../../../web/http/route.ts';
import { isSafeAddress, shortIssuer } from '../addresses.ts';
import { changeSso, keptBeside, misfit, startAnew } from '../change.ts';
import type { SsoServices } from '../services.ts';
import { readConnectionOf, type StoredConnection, writeConnection } from '../store.ts';
import { createStrangerFetch, StrangerSilence } from '../strangerFetch.ts';
import type { Described } from './metadata.ts';

type Given = Described & Pick<SamlSettings, 'metadataAddress'>;

export const saveSamlConnection =
  (services: SsoServices): Handler<typeof saveSaml> =>
  async (context, { metadata, emailAttribute, nameAttribute, groupsClaim, adminGroup }) => {
    const { teamId } = context.team;
    const given = metadata === undefined ? null : await describedBy(services, metadata);
    if (given && isRefusal(given)) return given;
    const refusal = await changeSso(services, context, async (trx, now) => {
      const known = await readConnectionOf(trx, teamId);
      const described = given ?? keptOf(known);
      if (!described) return misfit('metadata', 'metadata');
      const { issuer, signOn, certificates, metadataAddress } = described;
      const id = known?.id ?? randomUUID();
      const isSame = known?.saml != null && known.issuer === issuer;
      if (known && !isSame) await startAnew(trx, known);
      const saml = { signOn, certificates, metadataAddress, emailAttribute, nameAttribute };
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

const keptOf = (known: StoredConnection | undefined): Given | null =>
  known?.saml
    ? {
        issuer: known.issuer,
        signOn: known.saml.signOn,
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

/** The description itself, or what is found at its address. */
async function describedBy(services: SsoServices, metadata: string): Promise<Given | Refusal> {
  const { ssoInside } = services.config;
  const isPasted = metadata.startsWith('<') || metadata.startsWith('\uFEFF<');
  if (!isPasted && !URL.canParse(metadata)) return misfit('metadata', 'metadata');
  if (!isPasted && !isSafeAddress(metadata, ssoInside)) return misfit('metadata', 'insecure');
  const text = isPasted ? metadata : await fetched(services, metadata);
  if (isRefusal(text)) return text;
  const { readMetadata } = await import('./metadata.ts');
  const described = readMetadata(text, ssoInside);
  if ('wrong' in described) return misfit('metadata', described.wrong);
  const { issuer, signOn, certificates } = described;
  return { issuer, signOn, certificates, metadataAddress: isPasted ? null : metadata };
}

async function fetched({ askStranger }: SsoServices, address: string): Promise<string | Refusal> {
  try {
    const answer = await createStrangerFetch(askStranger)(address, {
      headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
    });
    return answer.ok ? await answer.text() : misfit('metadata', 'unreachable');
  } catch (fault) {
    if (fault instanceof StrangerSilence) return misfit('metadata', fault.failure);
    throw fault;
  }
}

/** As the panel shows it. */
export async function shownSaml({ signOn, certificates, ...named }: SamlSettings): Promise<SamlFacts> {
  const { certificateIn } = await import('./metadata.ts');
  const { metadataAddress, emailAttribute, nameAttribute } = named;
  const shown = certificates.map(certificateIn).filter((each) => each !== null);
  return {
    signOn,
    certificates: shown.map(({ fingerprint256, validTo }) => ({
      fingerprint: fingerprint256,
      endsAt: timeOf(Date.parse(validTo)),
    })),
    metadataAddress,
    emailAttribute,
    nameAttribute,
  };
}
