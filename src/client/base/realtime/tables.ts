// What pages may ask of the live connection: open a table, quick play, join.
import { createContext, useContext } from 'react';
import { refuse } from '../../../contract/errors.ts';
import type { Acknowledgement, Message } from '../../../contract/realtime.ts';

type Payload<N extends 'room:create' | 'room:quickPlay' | 'room:join'> = Omit<Message<N>, 'moveId'>;

export interface LiveTables {
  create(payload: Payload<'room:create'>): Promise<Acknowledgement<'room:create'>>;
  quickPlay(payload: Payload<'room:quickPlay'>): Promise<Acknowledgement<'room:quickPlay'>>;
  join(payload: Payload<'room:join'>): Promise<Acknowledgement<'room:join'>>;
}

const away = async () => ({ ...refuse('TemporarilyUnavailable'), message: '' });

/** Without a connection every message is refused. */
const TablesContext = createContext<LiveTables>({ create: away, quickPlay: away, join: away });

export const TablesProvider = TablesContext.Provider;

export const useTables = (): LiveTables => useContext(TablesContext);
