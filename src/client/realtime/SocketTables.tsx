// Opens and joins tables over the live connection, which is loaded on first use.
import type { ReactNode } from 'react';
import { newId } from '../api/newId.ts';
import { type Tables, TablesProvider } from './tables.ts';

const connected = async () => (await import('./connection.ts')).connect();

const tables: Tables = {
  create: async (payload) => (await connected()).say('room:create', { ...payload, moveId: newId() }),
  quickPlay: async (payload) => (await connected()).say('room:quickPlay', { ...payload, moveId: newId() }),
  join: async (payload) => (await connected()).say('room:join', { ...payload, moveId: newId() }),
};

export function SocketTables({ children }: { readonly children: ReactNode }) {
  return <TablesProvider value={tables}>{children}</TablesProvider>;
}
