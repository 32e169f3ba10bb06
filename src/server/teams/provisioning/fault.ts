// What is answered to a directory that asked for something impossible: the errors of SCIM (RFC 7644, section 3.12).
import type { Refusal } from '../../../contract/errors.ts';
import { refusals } from '../../../contract/errors.ts';
import { refusalText } from '../../base/texts/refusalText.ts';

export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

export interface Fault {
  readonly kind: 'fault';
  readonly status: number;
  readonly scimType: ScimType | null;
  readonly detail: string;
}

export const fault = (status: number, detail: string, scimType: ScimType | null = null): Fault => ({
  kind: 'fault',
  status,
  scimType,
  detail,
});

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'fault';

export const noUser = (): Fault => fault(404, 'This team has no such user.');
export const noGroup = (): Fault => fault(404, 'This team has no such group.');

/** Programs and their admins read it in English. */
export const faultOf = (refusal: Refusal): Fault =>
  fault(
    refusals[refusal.error],
    refusalText(refusal, 'en'),
    refusal.error === 'InvalidInput' ? 'invalidSyntax' : null,
  );

export const errorBody = ({ status, scimType, detail }: Fault) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType !== null && { scimType }),
  detail,
});
