// Reads rows by id, all that are asked for while one read is in flight by one statement: when thousands come back at once, each is not a statement.
import { batched, gatherEvery } from './batches.ts';

/** Larger statements only add latency. */
const most = 500;
/** Of thousands who come back at once, each round of the event loop brings one or two. */
const everyMs = 10;

/** Every read begins after it was asked for, so it is never older than that. */
export function readTogether<Row extends { readonly id: string }>(
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): (id: string) => Promise<Row | undefined> {
  async function readAll(ids: readonly string[]): Promise<readonly (Row | undefined)[]> {
    const rows = await read([...new Set(ids)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  }
  return batched(readAll, { most, gathering: gatherEvery(everyMs) }).add;
}
