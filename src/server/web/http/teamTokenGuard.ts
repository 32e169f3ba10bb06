// Who asks by a token of a team: a program with the rights that the token names, for calls that carry the mark of one of them.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { readTokenInUse } from '../../people/identity/teamTokenStore.ts';
import type { Member, Members } from '../../people/members.ts';
import { type RateAsked, type RateGuarding, takeOf } from './rateGuard.ts';

interface TokenAsked extends RateAsked {
  readonly guarding: RateGuarding & { readonly database: Database; readonly members: Members };
}

/** The token in such a header; null: it is something else. */
export const teamTokenIn = (authorization: string | undefined): string | null =>
  /^Bearer (topla_.*)$/.exec(authorization ?? '')?.[1] ?? null;

/** The token, its maker and their rights are read from the database at each call. */
export async function identifyTeamToken(asked: TokenAsked, token: string): Promise<Refusal | null> {
  const { call, request, visit, guarding } = asked;
  if (call.scope === undefined) return refuse('NotAllowed');
  const slowed = await takeOf(asked, ['TEAM-TOKEN'], { address: request.ip });
  if (slowed) return slowed;
  const isOne = /^topla_[0-9a-f]{64}$/.test(token);
  const stored = isOne && (await readTokenInUse(guarding.database, token, guarding.clock.now()));
  const maker = stored ? await guarding.members.read(stored.made_by) : null;
  if (!stored || !maker?.isAdmin || maker.isDisabled || maker.team?.teamId !== stored.team_id) {
    logSecurityEvent(request.log, { security: 'tokenRefused', tokenId: stored ? stored.id : null });
    return refuse('Unauthorized');
  }
  visit.teamToken = { id: stored.id, name: stored.name };
  visit.member = call.method === 'GET' ? readerOf(maker, stored.id) : maker;
  visit.language = maker.language;
  const limit = call.rate.includes('SCIM') ? 'SCIM' : 'TEAM-TOKEN';
  const overused = await takeOf(asked, [limit], { teamToken: stored.id });
  if (overused) return overused;
  return stored.scopes.includes(call.scope) ? null : refuse('NotAllowed');
}

/** What a token makes is made by its maker; what it reads is nobody's own, such as the vote of its maker. */
const readerOf = (maker: Member, tokenId: string): Member => ({ ...maker, userId: tokenId, email: null });
