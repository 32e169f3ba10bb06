// Rate limits of calls: which identifiers of the caller count, and what is taken before and after the input was read.
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { RateClass } from '../../../contract/rates.ts';
import type { Rates } from '../../base/rates/rates.ts';
import type { Subject } from '../../base/rates/rules.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Input } from './reading.ts';
import type { Visit } from './visit.ts';

export interface RateGuarding {
  readonly rates: Rates;
  readonly clock: WallClock;
}

export interface RateAsked {
  readonly call: Endpoint;
  readonly request: FastifyRequest;
  readonly visit: Visit;
  readonly guarding: RateGuarding;
}

const youngMs = 7 * 24 * 60 * 60_000;

/** A form as short as this is mostly text; whether it holds a file shows when it is read. */
const shortFormBytes = 64 * 1024;

const isShortForm = ({ headers }: FastifyRequest): boolean => {
  const length = headers['content-length'];
  return length !== undefined && Number(length) <= shortFormBytes;
};

/**
 * Counted after the input was read: mails, so that malformed addresses do not use up the limit, and uploads in short
 * forms, because a form without a file is none.
 */
const isCountedLater = (rateClass: RateClass, request: FastifyRequest): boolean =>
  rateClass === 'MAIL' || (rateClass === 'UP' && isShortForm(request));

export function takeRates(asked: RateAsked): Promise<Refusal | null> {
  const classes = asked.call.rate.filter((rateClass) => !isCountedLater(rateClass, asked.request));
  return takeOf(asked, classes, callerOf(asked));
}

/** What depends on the input: the person it is about, mails and uploads. */
export async function takeRatesWith(asked: RateAsked, input: Input): Promise<Refusal | null> {
  const { call, request } = asked;
  const subject = subjectIn(input, request.ip, asked.visit);
  const now = call.rate.filter((rateClass) => !isCountedLater(rateClass, request));
  const later = call.rate.filter(
    (rateClass) => isCountedLater(rateClass, request) && (rateClass !== 'UP' || input.files.size > 0),
  );
  return (
    (await takeOf(asked, now, subject)) ?? (await takeOf(asked, later, { ...callerOf(asked), ...subject }))
  );
}

/** A token has limits of its own, so that a program does not use up those of the admin who made it. */
function callerOf({ call, request, visit, guarding }: RateAsked): Subject {
  const { member, teamToken } = visit;
  const team = member?.team;
  const user = teamToken?.id ?? member?.userId;
  const isYoung = team && guarding.clock.now() - team.foundedAt < youngMs;
  return {
    address: request.ip,
    everyone: 'everyone',
    ...(user !== undefined && { user, [call.method === 'GET' ? 'reader' : 'writer']: user }),
    ...(team && { team: team.teamId }),
    ...(isYoung && { youngTeam: team.teamId }),
  };
}

export async function takeOf(
  { visit, request, guarding }: RateAsked,
  classes: readonly RateClass[],
  subject: Subject,
): Promise<Refusal | null> {
  for (const rateClass of classes) {
    const taken = await guarding.rates.take(rateClass, subject);
    if (!taken.ok) {
      logSecurityEvent(request.log, {
        security: 'rateLimited',
        rateClass,
        userId: visit.member?.userId ?? null,
      });
      return refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
    }
    visit.taken.push(taken);
  }
  return null;
}

function subjectIn({ fields }: Input, address: string, { member }: Visit): Subject {
  const text = (key: string): string | null => {
    const value = fields[key];
    return typeof value === 'string' ? value : null;
  };
  const account = text('email')?.normalize('NFC').toLowerCase() || null;
  const link = text('gameSpaceGuid');
  const game = text('gameId');
  const opponent = text('opponentUserId') ?? text('userId') ?? text('guest') ?? text('channelId');
  return {
    ...(account !== null && { account, accountAtAddress: `${account} ${address}`, recipient: account }),
    ...(link !== null && { link }),
    ...(game !== null && { game: `${member?.userId} ${game}` }),
    ...(opponent !== null && { pair: `${member?.userId} ${opponent}` }),
  };
}
