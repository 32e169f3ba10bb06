// Sends refusals: one envelope, in the language of the person.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  isRefusal,
  isRefusalKey,
  type Refusal,
  type RefusalKey,
  refusals,
  refuse,
} from '../../../contract/errors.ts';
import type { Language } from '../../../engine/language.ts';
import { refusalOfFault } from '../../base/storage/faults.ts';
import { languageOf } from '../../base/texts/language.ts';
import { refusalText } from '../../base/texts/refusalText.ts';

/** The Retry-After of refusals without a token bucket. */
const retryAfter: Partial<Record<RefusalKey, number>> = {
  TooManyRequests: 1,
  TemporarilyUnavailable: 2,
  StorageFull: 10,
  Overloaded: 5,
  SlackAway: 5,
  TeamsAway: 5,
};

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  language: Language = languageOf(request.headers['accept-language']),
): FastifyReply {
  const { error, reason, fields, retryAfterSeconds, teamId, deactivationDueDate } = refusal;
  const status = refusals[error];
  const wait = retryAfterSeconds ?? retryAfter[error];
  if (wait !== undefined) reply.header('retry-after', wait);
  if (status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send({
      ok: false,
      error,
      message: refusalText(refusal, language),
      requestId: request.id,
      reason,
      fields,
      retryAfterSeconds,
      teamId,
      deactivationDueDate,
    });
}

const byStatus: ReadonlyMap<number, RefusalKey> = new Map([
  [400, 'InvalidInput'],
  [403, 'NotFound'], // a path that leaves the folder of files
  [404, 'NotFound'],
  [405, 'NotFound'],
  [413, 'PayloadTooLarge'],
  [414, 'InvalidInput'],
  [415, 'UnsupportedMediaType'],
  [503, 'TemporarilyUnavailable'],
]);

/** Turns a thrown error into a refusal: an error of the framework, an unavailable database, or a bug. */
export function refusalOfError(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  const fault = refusalOfFault(error);
  if (fault) return refuse(fault);
  const status =
    error instanceof Error && 'statusCode' in error ? (error as FastifyError).statusCode : undefined;
  const key = status === undefined ? undefined : byStatus.get(status);
  return refuse(isRefusalKey(key) ? key : 'AnErrorOccured');
}
