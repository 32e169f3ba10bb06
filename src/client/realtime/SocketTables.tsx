// Opening and joining tables over the live connection.
import { type ReactNode, useMemo } from 'react';
import { newId } from '../newId.ts';
import { connect } from './connection.ts';
import { type Tables, TablesProvider } from './tables.ts';

export function SocketTables({ children }: { readonly children: ReactNode }) {
  const tables = useMemo<Tables>(
    () => ({
      create: (payload) => connect().say('room:create', { ...payload, moveId: newId() }),
      quickPlay: (payload) => connect().say('room:quickPlay', { ...payload, moveId: newId() }),
      join: (payload) => connect().say('room:join', { ...payload, moveId: newId() }),
    }),
    [],
  );
  return <TablesProvider value={tables}>{children}</TablesProvider>;
}
