// The description of a provider as an admin gives it, or as it stands at its address now.
import type { MetadataFault } from '../../../../contract/admin/samlFacts.ts';
import type { SamlSettings } from '../../../base/storage/schema/sso.ts';
import { isSafeAddress } from '../addresses.ts';
import type { SsoServices } from '../services.ts';
import { createStrangerFetch, StrangerSilence } from '../strangerFetch.ts';
import type { Described } from './metadata.ts';

export type GivenMetadata = Described & Pick<SamlSettings, 'metadataAddress'>;

interface Wrong {
  readonly wrong: MetadataFault;
}

type Asking = Pick<SsoServices, 'askStranger' | 'config'>;

/** The description itself, or what is found at its address. */
export async function describedBy(services: Asking, metadata: string): Promise<GivenMetadata | Wrong> {
  const { ssoInside } = services.config;
  const isPasted = metadata.startsWith('<') || metadata.startsWith('\uFEFF<');
  if (!isPasted && !URL.canParse(metadata)) return { wrong: 'metadata' };
  if (!isPasted && !isSafeAddress(metadata, ssoInside)) return { wrong: 'insecure' };
  const text = isPasted ? metadata : await fetched(services, metadata);
  if (typeof text !== 'string') return text;
  const { readMetadata } = await import('./metadata.ts');
  const described = readMetadata(text, ssoInside);
  if ('wrong' in described) return described;
  const { issuer, signOn, signOut, certificates } = described;
  return { issuer, signOn, signOut, certificates, metadataAddress: isPasted ? null : metadata };
}

async function fetched({ askStranger }: Asking, address: string): Promise<string | Wrong> {
  try {
    const answer = await createStrangerFetch(askStranger)(address, {
      headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
    });
    return answer.ok ? await answer.text() : { wrong: 'unreachable' };
  } catch (fault) {
    if (fault instanceof StrangerSilence) return { wrong: fault.failure };
    throw fault;
  }
}
