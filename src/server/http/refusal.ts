// How a refusal leaves the server: one envelope for everything, in the language of the person.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  isRefusal,
  isRefusalKey,
  type Refusal,
  type RefusalKey,
  refusals,
  refuse,
} from '../../contract/errors.ts';
import en from '../../texts/en/errors.json' with { type: 'json' };
import tr from '../../texts/tr/errors.json' with { type: 'json' };
import { refusalOfFault } from '../storage/faults.ts';

export type Language = 'en' | 'tr';

const sentences: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, tr };

/** Only these two exist; whoever asks for neither reads English. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*tr\b/i.test(acceptLanguage ?? '') ? 'tr' : 'en';

/** What a person reads of a refusal. */
export function sentenceOf({ error, deactivationDueDate }: Refusal, language: Language): string {
  if (error !== 'PleaseUpdateYourPaymentMethod') return sentences[language][error] ?? error;
  if (!deactivationDueDate) return sentences[language].PleaseUpdateYourPaymentMethodSoon ?? error;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (sentences[language][error] ?? error).replace(
    '{{date}}',
    date.format(new Date(deactivationDueDate)),
  );
}

/** How long to wait where no bucket says so. */
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
  const { error, reason, fields, retryAfterSeconds, deactivationDueDate } = refusal;
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
      message: sentenceOf(refusal, language),
      requestId: request.id,
      ...{ reason, fields, retryAfterSeconds, deactivationDueDate },
    });
}

const byStatus: ReadonlyMap<number, RefusalKey> = new Map([
  [400, 'InvalidInput'],
  [404, 'NotFound'],
  [405, 'NotFound'],
  [413, 'PayloadTooLarge'],
  [414, 'InvalidInput'],
  [415, 'UnsupportedMediaType'],
  [503, 'TemporarilyUnavailable'],
]);

/** What was thrown, as a refusal: the framework's own errors, a database that is away, or a mistake of ours. */
export function refusalOfError(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  const fault = refusalOfFault(error);
  if (fault) return refuse(fault);
  const status =
    error instanceof Error && 'statusCode' in error ? (error as FastifyError).statusCode : undefined;
  const key = status === undefined ? undefined : byStatus.get(status);
  return refuse(isRefusalKey(key) ? key : 'AnErrorOccured');
}
