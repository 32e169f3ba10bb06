// Handlers that show trivia: lists, and one of them.
import { refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/events/trivia.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { lineOf, pastOf, wholeOf } from './present.ts';
import { noteReading } from './readerStore.ts';
import type { TriviaServices } from './services.ts';
import { type ListedTrivia, type Part, readTrivia, readTriviaList } from './store.ts';

type Deps = Pick<TriviaServices, 'database'>;
type WholeDeps = Pick<TriviaServices, 'database' | 'finalTable'>;
type ReadingDeps = Pick<TriviaServices, 'clock' | 'database' | 'finalTable' | 'triviaHost'>;

const whoseOf = ({ member, team }: MemberContext) => ({ teamId: team.teamId, userId: member.userId });

export async function showTrivia(deps: WholeDeps, context: MemberContext, id: string) {
  const trivia = await readTrivia(deps.database, whoseOf(context), id);
  return trivia ? whole(deps, trivia, context) : refuse('NotFound');
}

async function whole({ finalTable }: WholeDeps, trivia: ListedTrivia, { member }: MemberContext) {
  return wholeOf(trivia, trivia.ended_at === null ? [] : await finalTable(trivia.id), member);
}

/** An admin who reads the answers before the end may not play: noted before anything is shown. */
export const getTrivia =
  (deps: ReadingDeps): Handler<typeof call.getTrivia> =>
  async (context, { id, withAnswers }) => {
    const { member } = context;
    if (member.isAdmin && withAnswers) {
      const trivia = await readTrivia(deps.database, whoseOf(context), id);
      if (!trivia) return refuse('NotFound');
      if (!trivia.knows_answers && trivia.phase !== 'completed') {
        const refusal = await readAnswers(deps, member.userId, id);
        if (refusal) return refusal;
      }
    }
    return showTrivia(deps, context, id);
  };

async function readAnswers({ clock, database, triviaHost }: ReadingDeps, userId: string, triviaId: string) {
  const reading = { triviaId, userId, at: clock.now() };
  const isNoted = await database.transaction().execute((transaction) => noteReading(transaction, reading));
  if (!isNoted) return refuse('NotAllowed', { reason: 'plays' });
  triviaHost.changed(triviaId);
  return null;
}

/** A page of a list, each event made into an item. */
async function page<Item>(
  { database }: Deps,
  context: MemberContext,
  part: Part,
  itemOf: (trivia: ListedTrivia) => Item | Promise<Item>,
) {
  const { total, items } = await readTriviaList(database, whoseOf(context), part);
  return { items: await Promise.all(items.map(itemOf)), total, page: part.page, pageSize: part.pageSize };
}

export const listAll =
  (deps: Deps): Handler<typeof call.allTrivia> =>
  (context, part) =>
    page(deps, context, { ...part, withPassive: false }, lineOf);

export const listForScheduler =
  (deps: WholeDeps): Handler<typeof call.allTriviaScheduler> =>
  (context, part) =>
    page(deps, context, { ...part, withPassive: true }, (trivia) => whole(deps, trivia, context));

export const listPast =
  (deps: Deps): Handler<typeof call.pastTrivia> =>
  (context, { page: number, pageSize }) =>
    page(deps, context, { tab: 'past', withPassive: false, page: number, pageSize }, (trivia) =>
      pastOf(trivia, context.member),
    );

const mostActive = 300;

export const listActive =
  (deps: Deps): Handler<typeof call.activeTrivia> =>
  async (context) => {
    const part = { tab: 'active', withPassive: false, page: 1, pageSize: mostActive } as const;
    const { items } = await page(deps, context, part, lineOf);
    return { items };
  };
