// What the routes of SCIM share: who asks, paging, and answers in its own media type.
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Refusal } from '../../../contract/errors.ts';
import { uuid } from '../../../contract/fields.ts';
import { mostListed } from './discovery.ts';
import { errorBody, type Fault, fault, faultOf } from './fault.ts';
import type { Directory } from './services.ts';

export const scimJson = 'application/scim+json; charset=utf-8';

export interface OfOne {
  readonly Params: { readonly id: string };
}

/** Null: nothing has such an id. */
export const idIn = ({ params }: FastifyRequest<OfOne>): string | null =>
  uuid.safeParse(params.id).success ? params.id.toLowerCase() : null;

/** Set by the guards, which let nobody else in. */
export function directoryOf({ visit, log }: FastifyRequest): Directory {
  const { member, teamToken } = visit ?? {};
  if (!member?.team || !teamToken) throw new Error('a directory came in without a token');
  return { member, team: member.team, tokenName: teamToken.name, log };
}

const whole = z.optional(z.string().check(z.regex(/^-?\d{1,9}$/)));
const Query = z.object({
  filter: z.optional(z.string()),
  startIndex: whole,
  count: whole,
  excludedAttributes: z.optional(z.string().check(z.maxLength(400))),
});

interface Paged {
  readonly filter: string | undefined;
  readonly startIndex: number;
  readonly count: number;
  /** In small letters. */
  readonly excluded: readonly string[];
}

/** As the standard has it: a first place below 1 is 1, a length below 0 is 0, and longer pages are cut. */
export function readQuery(sent: unknown): Paged | Fault {
  const query = Query.safeParse(sent);
  if (!query.success) return fault(400, 'startIndex and count are whole numbers.', 'invalidValue');
  const { filter, startIndex = '1', count = '100', excludedAttributes = '' } = query.data;
  return {
    filter,
    startIndex: Math.max(1, Number(startIndex)),
    count: Math.min(mostListed, Math.max(0, Number(count))),
    excluded: excludedAttributes.toLowerCase().split(/[\s,]+/),
  };
}

export function say(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: object,
): FastifyReply {
  if (request.visit) request.visit.outcome = 'ok';
  return reply.code(status).header('content-type', scimJson).send(JSON.stringify(body));
}

export function sayNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.visit) request.visit.outcome = 'ok';
  return reply.code(204).send();
}

export function sayFault(_request: FastifyRequest, reply: FastifyReply, refused: Fault): FastifyReply {
  return reply
    .code(refused.status)
    .header('content-type', scimJson)
    .send(JSON.stringify(errorBody(refused)));
}

export function sayRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (request.visit) request.visit.outcome = refusal.error;
  const { retryAfterSeconds, error } = refusal;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (error === 'Unauthorized') reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return sayFault(request, reply, faultOf(refusal));
}
