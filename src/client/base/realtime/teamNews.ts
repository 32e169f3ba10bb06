// Live state of the team: who is online, and its tables.
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Presence, Table } from '../../../contract/play/tables.ts';
import type { ToClient } from '../../../contract/realtime.ts';

const peopleKey = ['team', 'people'];
const tablesKey = ['team', 'tables'];

export type Presences = ReadonlyMap<string, Presence>;
const nobody: Presences = new Map();

/** Empty until the live connection has reported. */
export const usePresences = (): Presences =>
  useQuery<Presences>({ queryKey: peopleKey, queryFn: skipToken, structuralSharing: false }).data ?? nobody;

/** Undefined until the live connection has reported. */
export const useTeamTables = (): readonly Table[] | undefined =>
  useQuery<readonly Table[]>({ queryKey: tablesKey, queryFn: skipToken }).data;

/** The live state if known, otherwise that of the fetched list of people. */
export const isOnline = (
  presences: Presences,
  person: { readonly userId: string; readonly isOnline: boolean },
): boolean => presences.get(person.userId)?.isOnline ?? person.isOnline;

export interface TeamNews {
  begin(people: readonly Presence[], tables: readonly Table[]): void;
  /** False when the person was not known before. */
  person(presence: Presence): boolean;
  table(table: ToClient['team:table']): void;
}

export function newsFor(queries: QueryClient): TeamNews {
  return {
    begin(people, tables) {
      queries.setQueryData(peopleKey, new Map(people.map((each) => [each.userId, each])));
      queries.setQueryData(tablesKey, tables);
    },
    person(presence) {
      const known = queries.getQueryData<Presences>(peopleKey) ?? nobody;
      queries.setQueryData(peopleKey, new Map([...known, [presence.userId, presence]]));
      return known.has(presence.userId);
    },
    table(table) {
      queries.setQueryData<readonly Table[]>(tablesKey, (known) => known && withTable(known, table));
    },
  };
}

/** The last changed first. */
export function withTable(known: readonly Table[], table: ToClient['team:table']): readonly Table[] {
  const others = known.filter(({ id }) => id !== table.id);
  return 'gone' in table ? others : [table, ...others];
}
