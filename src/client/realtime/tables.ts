// What a page may ask of the live connection: to open a table, to be given one, to take a seat.
import { createContext, useContext } from 'react';
import type { Acknowledgement, Message } from '../../contract/realtime.ts';
import { newId } from '../newId.ts';

type Payload<N extends 'room:create' | 'room:quickPlay' | 'room:join'> = Omit<Message<N>, 'moveId'>;

export interface Tables {
  create(payload: Payload<'room:create'>): Promise<Acknowledgement<'room:create'>>;
  quickPlay(payload: Payload<'room:quickPlay'>): Promise<Acknowledgement<'room:quickPlay'>>;
  join(payload: Payload<'room:join'>): Promise<Acknowledgement<'room:join'>>;
}

/** Pages that only might open a table do not load the connection. */
const line = async () => (await import('./connection.ts')).connect();

const TablesContext = createContext<Tables>({
  create: async (payload) => (await line()).say('room:create', { ...payload, moveId: newId() }),
  quickPlay: async (payload) => (await line()).say('room:quickPlay', { ...payload, moveId: newId() }),
  join: async (payload) => (await line()).say('room:join', { ...payload, moveId: newId() }),
});

export const TablesProvider = TablesContext.Provider;

export const useTables = (): Tables => useContext(TablesContext);
