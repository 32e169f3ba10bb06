// Handlers that register a member for a trivia, and take them off again, until it starts.
import { refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/events/trivia.ts';
import type { Handler } from '../../web/http/route.ts';
import { enrol, withdraw } from './playerStore.ts';
import type { TriviaServices } from './services.ts';
import { readTrivia } from './store.ts';

type Deps = Pick<TriviaServices, 'clock' | 'database' | 'triviaHost'>;

export const register =
  ({ clock, database, triviaHost }: Deps): Handler<typeof call.registerForTrivia> =>
  async ({ member, team }, { id }) => {
    const whose = { teamId: team.teamId, userId: member.userId };
    if (!(await readTrivia(database, whose, id))) return refuse('NotFound');
    const one = { triviaId: id, userId: member.userId, at: clock.now(), isJoining: false, node: null };
    const [refusal] = await enrol(database, [one]);
    if (refusal) return refusal;
    triviaHost.changed(id);
    const after = await readTrivia(database, whose, id);
    return { isRegistered: true, registered: after?.registered ?? 0 };
  };

export const unregister =
  ({ database, triviaHost }: Deps): Handler<typeof call.unregisterFromTrivia> =>
  async ({ member, team }, { id }) => {
    const whose = { teamId: team.teamId, userId: member.userId };
    const trivia = await readTrivia(database, whose, id);
    if (!trivia) return refuse('NotFound');
    if (trivia.phase !== 'lobby') return refuse('Closed');
    await withdraw(database, id, member.userId);
    triviaHost.changed(id);
    const after = await readTrivia(database, whose, id);
    return { isRegistered: false, registered: after?.registered ?? 0 };
  };
