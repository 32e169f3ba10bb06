// Examines an answer of a provider: how it is built, by whom it is signed, and only then what it says.
import type { SamlSettings } from '../../../base/storage/schema/sso.ts';
import { isSsoFailure, type SsoFailure, ssoFailure } from '../failure.ts';
import type { StoredConnection } from '../store.ts';
import { answerIn, type SignedAnswer } from './assertion.ts';
import { type OwnSaml, samlService } from './service.ts';
import { shapeOf } from './shape.ts';
import { readXml, textOfBase64 } from './xml.ts';

interface Awaited {
  readonly connection: Pick<StoredConnection, 'issuer' | 'groups_claim'>;
  readonly saml: SamlSettings;
  readonly own: OwnSaml;
  readonly requestId: string;
  readonly againSince: number | null;
}

export async function readResponse(posted: string, awaited: Awaited): Promise<SignedAnswer | SsoFailure> {
  const { connection, saml, own, requestId, againSince } = awaited;
  const xml = textOfBase64(posted);
  const shape = xml === null ? ssoFailure('malformed') : shapeOf(xml);
  if (xml === null || isSsoFailure(shape)) return isSsoFailure(shape) ? shape : ssoFailure('malformed');
  if (shape.destination !== null && shape.destination !== own.acs) return ssoFailure('recipient');
  if (shape.issuer !== null && shape.issuer !== connection.issuer) return ssoFailure('sender');
  const signed = await signedPart(xml, awaited, shape.isWholeSigned);
  if (typeof signed !== 'string') return signed;
  const assertion = readXml(signed);
  if (!assertion) return ssoFailure('malformed');
  const { emailAttribute, nameAttribute } = saml;
  return answerIn(assertion, {
    issuer: connection.issuer,
    acs: own.acs,
    requestId,
    againSince,
    wanted: { email: emailAttribute, name: nameAttribute, groups: connection.groups_claim },
  });
}

/** The assertion as it was signed, with audience, times and the request it answers checked. */
async function signedPart(
  xml: string,
  { saml, own, requestId }: Awaited,
  isWholeSigned: boolean,
): Promise<string | SsoFailure> {
  const service = samlService(saml, own, { requestId, isWholeSigned });
  try {
    const SAMLResponse = Buffer.from(xml).toString('base64');
    const { profile } = await service.validatePostResponseAsync({ SAMLResponse });
    return profile?.getAssertionXml?.() ?? ssoFailure('malformed');
  } catch (fault) {
    return ssoFailure(problemIn(fault instanceof Error ? fault.message : ''));
  }
}

const problems = [
  [/signature/i, 'signature'],
  [/audience/i, 'audience'],
  [/InResponseTo/, 'request'],
  [/expired|not yet valid|subject confirmation/, 'times'],
] as const;

/** The library says it in sentences. */
const problemIn = (sentence: string) => problems.find(([words]) => words.test(sentence))?.[1] ?? 'malformed';
