// Draws for a team, one after the other: each by a seed that was committed to when the one before it was drawn.
import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { mostDraws, type SmallDraw } from '../../../contract/events/draws.ts';
import { commitmentTo } from '../../../engine/random.ts';
import { type DrawSpec, drawnFrom } from '../../../events/draws/draw.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Actor } from '../../people/members.ts';
import type { DrawServices } from './services.ts';
import { lockNext, readHighest, readNext, removeDraw, removeUpTo, writeDrawn, writeNext } from './store.ts';

type Deps = Pick<DrawServices, 'clock' | 'database' | 'encryption' | 'log'>;

const seedBytes = 32;

export const labelOf = (teamId: string, number: number): string => `${teamId}|${number}`;
const about = (teamId: string, number: number): string => `draw ${labelOf(teamId, number)}`;

function commitTo(
  { encryption }: Pick<Deps, 'encryption'>,
  database: Database,
  teamId: string,
  number: number,
) {
  const seed = randomBytes(seedBytes).toString('hex');
  return writeNext(database, {
    team_id: teamId,
    number,
    commitment: commitmentTo(seed),
    sealed_seed: encryption.encrypt(seed, about(teamId, number)),
    seed: null,
    spec: null,
    outcome: null,
    drawn_by: null,
    drawn_at: null,
  });
}

/** The commitment to the next draw, which is made if it is the first. */
export async function nextDraw(
  deps: Pick<Deps, 'database' | 'encryption'>,
  teamId: string,
): Promise<{ readonly number: number; readonly commitment: string }> {
  const { database } = deps;
  for (;;) {
    const next = await readNext(database, teamId);
    if (next) return next;
    await commitTo(deps, database, teamId, (await readHighest(database, teamId)) + 1);
  }
}

/** Null: another one was drawn meanwhile, so the next has to be looked for again. */
async function drawLocked(
  deps: Deps,
  trx: Database,
  { member, team }: Actor,
  spec: DrawSpec,
): Promise<SmallDraw | Refusal | null> {
  const { clock, encryption, log } = deps;
  const { teamId } = team;
  const next = await lockNext(trx, teamId);
  if (!next) return null;
  const { number, commitment, sealed_seed } = next;
  let seed: string;
  try {
    seed = encryption.decrypt(sealed_seed ?? '', about(teamId, number));
  } catch (fault) {
    // The key of the server was changed twice since. The next press finds a new commitment.
    log.warn({ team: teamId, fault: String(fault) }, 'the seed of a draw could not be read');
    await removeDraw(trx, teamId, number);
    await commitTo(deps, trx, teamId, number + 1);
    return refuse('TemporarilyUnavailable');
  }
  const label = labelOf(teamId, number);
  const outcome = drawnFrom(seed, label, spec);
  const drawnAt = clock.now();
  await writeDrawn(trx, next, { seed, spec, outcome, drawn_by: member.userId, drawn_at: drawnAt });
  await removeUpTo(trx, teamId, number - mostDraws);
  await commitTo(deps, trx, teamId, number + 1);
  const { userId, name, avatar } = member;
  return {
    number,
    spec,
    outcome,
    by: { userId, name, avatar },
    drawnAt: new Date(drawnAt).toISOString(),
    commitment,
    seed,
    label,
  };
}

/** Several at once each have a draw of their own. */
export async function draw(deps: Deps, actor: Actor, spec: DrawSpec): Promise<SmallDraw | Refusal> {
  for (;;) {
    await nextDraw(deps, actor.team.teamId);
    const drawn = await deps.database.transaction().execute((trx) => drawLocked(deps, trx, actor, spec));
    if (drawn) return drawn;
  }
}
