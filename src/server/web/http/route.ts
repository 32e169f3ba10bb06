// Registers a call with its handler, behind the guards, the input validation and the allow-list of its answer.
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { output } from 'zod/v4/core';
import { type Access, accessRules, type Endpoint, type Schema } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal, type RefusalKey } from '../../../contract/errors.ts';
import { createLimiter } from '../../base/shared/limiter.ts';
import { deviceOf } from './device.ts';
import { enter, enterWith, type GuardDeps } from './guard.ts';
import { readInput } from './reading.ts';
import { sendRefusal } from './refusal.ts';
import { StreamedFile } from './streamedFile.ts';
import type { Upload } from './upload.ts';
import type { ContextOf, Visit } from './visit.ts';

/** The fields of path, query and body together, and the files. */
export type InputOf<Call extends Endpoint> =
  Call extends Endpoint<infer P, infer Q, infer B>
    ? Fields<P> & Fields<Q> & Fields<B> & { readonly files: ReadonlyMap<string, Upload> }
    : never;
type Fields<S extends Schema> = unknown extends output<S> ? object : output<S>;

export type AnswerOf<Call extends Endpoint> = output<Call['answer']>;

export type Handler<Call extends Endpoint> = (
  context: ContextOf<Call['access']>,
  input: InputOf<Call>,
) => Promise<AnswerOf<Call> | Refusal>;

export type Route = <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  R extends Access,
>(
  call: Endpoint<P, Q, B, A, R>,
  handler: Handler<Endpoint<P, Q, B, A, R>>,
) => void;

/** Outcomes that count as failures for rules that limit failures only. */
const failures: ReadonlySet<RefusalKey | 'ok' | null> = new Set([
  'InvalidCredentials',
  'SsoNeeded',
  'InvalidOrExpiredToken',
  'ProviderRejected',
  'WrongCode',
  'PasskeyRefused',
  'Unauthorized',
] as const);

type AnyHandler = (context: unknown, input: unknown) => Promise<unknown>;

/** Forms that are read and worked at together, by one node; how many wait beside them, and for how long. */
const forms = { most: 8, mostWaiting: 16, patienceMs: 10_000 };

export interface Routing extends GuardDeps {
  readonly config: { readonly dataDirectory: string };
}

export function routesOn(app: FastifyInstance, routing: Routing): Route {
  const inTurn = createLimiter(forms.most, forms.mostWaiting, forms.patienceMs);
  const serving: Serving = { ...routing, uploads: join(routing.config.dataDirectory, 'uploads') };
  return (call, handler) => {
    refuseUnguarded(call);
    const act = handler as AnyHandler; // its call's own schemas make the input it is given
    app.route({
      method: call.method,
      config: { call },
      ...(call.mostBytes !== undefined && { bodyLimit: call.mostBytes }),
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request, reply) => {
        reply.raw.once('close', () => giveBack(request.visit));
        const refusal = await enter(call, request, serving);
        if (reply.raw.closed) {
          giveBack(request.visit); // broken off while it waited
          return reply.hijack();
        }
        if (refusal) return say(request, reply, refusal);
      },
      handler: async (request, reply) => {
        const { visit } = request;
        if (visit) visit.isServing = true;
        try {
          if (!call.files) return await serve(call, act, request, reply, serving);
          const served = await inTurn(() => serve(call, act, request, reply, serving));
          return isRefusal(served) ? say(request, reply, served) : served;
        } finally {
          if (visit) visit.isServing = false;
          if (reply.raw.closed) giveBack(visit);
        }
      },
      onResponse: async ({ visit }) => giveBack(visit),
    });
  };
}

interface Serving extends GuardDeps {
  /** Directory of uploaded files while their call is served. */
  readonly uploads: string;
}

/** Once, when the call is over: answered, or broken off by the caller and no longer worked at. */
export function giveBack(visit: Visit | null): void {
  if (!visit || visit.isServing) return;
  const isFailure = failures.has(visit.outcome);
  for (const taken of visit.taken.splice(0)) taken.finish(isFailure);
}

function refuseUnguarded({ path, access, rate, scope, confirmFirst }: Endpoint): void {
  if (!accessRules.includes(access) || rate.length === 0)
    throw new Error(`${path} has no access rule or no rate class`);
  const isOfTeam = access === 'member' || access === 'admin';
  if (scope !== undefined && (!isOfTeam || confirmFirst))
    throw new Error(`${path} is not for tokens: it needs a person`);
}

async function serve(
  call: Endpoint,
  act: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
): Promise<FastifyReply> {
  const input = await readInput(call, request, reply.raw, serving.uploads);
  if (isRefusal(input)) return say(request, reply, input);
  try {
    const refusal = await enterWith(call, request, input, serving);
    if (refusal) return say(request, reply, refusal);
    const answer = await act(contextOf(request, reply), { ...input.fields, files: input.files });
    return isRefusal(answer) ? say(request, reply, answer) : show(call, answer, request, reply);
  } finally {
    await input.close();
  }
}

function show(call: Endpoint, answer: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (call.attachment) reply.header('content-disposition', `attachment; filename="${call.attachment}"`);
  reply.header('content-type', 'application/json; charset=utf-8');
  if (answer instanceof StreamedFile) {
    if (request.visit) request.visit.outcome = 'ok';
    return reply.send(Readable.from(answer.parts));
  }
  const shown = call.answer.safeParse(answer);
  if (!shown.success)
    throw new Error(`${call.path} answered what its schema does not know`, { cause: shown.error });
  if (request.visit) request.visit.outcome = 'ok';
  return reply.send(JSON.stringify(shown.data));
}

/** Headers by which old and new browsers mark a prefetch. */
const inAdvance = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || inAdvance.some((name) => headers[name] !== undefined);

function contextOf(request: FastifyRequest, reply: FastifyReply): unknown {
  const { member = null, session = null, language = 'en' } = request.visit ?? {};
  return {
    requestId: request.id,
    address: request.ip,
    device: deviceOf(request.headers['user-agent']),
    isNavigation: isNavigation(request),
    cookies: request.headers.cookie ?? '',
    setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
    log: request.log,
    language,
    member,
    session,
    team: member?.team ?? null,
  };
}

function say(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (request.visit) request.visit.outcome = refusal.error;
  return sendRefusal(request, reply, refusal, request.visit?.language);
}
