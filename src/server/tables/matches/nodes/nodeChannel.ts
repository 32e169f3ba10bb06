// Port: carries short texts between nodes. Implemented over Redis and over PostgreSQL.

/** `rooms`: of tables that changed. `people`: of everything else. */
export type Topic = 'rooms' | 'people';

export type Hear = (topic: Topic, text: string) => void;

/** A text may be lost where the connection is: it only saves time. It is one line of printable ASCII. */
export interface NodeChannel {
  send(topic: Topic, text: string): void;
  /** Connects in the background; from then on hears what other nodes say. */
  listen(hear: Hear): void;
  isConnected(): boolean;
  close(): Promise<void>;
}
