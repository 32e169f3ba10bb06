// What a kind of live event gives its host: how one is read, what is due in it, how a step is stored, and who is shown what.
import type { Refusal } from '../../../contract/errors.ts';
import type { Sent } from '../../tables/matches/broadcaster.ts';

/** An event in the memory of this node. */
export interface LoadedEvent<State> {
  readonly id: string;
  /** As it was last read, or made of that by a step that was stored. */
  state: State;
}

/** A time in which no node served. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** What the windows of this node are sent of one event. */
export interface Shown {
  readonly audienceOf: (userId: string) => string;
  /** Called once for each audience. */
  readonly messageFor: (audience: string) => Sent;
  /** After so many milliseconds it looks different, though nothing happened; null: it does not. */
  readonly againInMs: number | null;
}

export interface LiveKind<State, Step> {
  /** For the log. */
  readonly name: string;
  /** How often the database is asked for what nobody armed, and for what other nodes stored. */
  readonly pollMs: number;
  /** Null: there is none. `known`: what this node had in memory of it. */
  load(id: string, known: State | null): Promise<State | null>;
  teamOf(state: State): string;
  /** When it goes on by itself; null: it waits for somebody. */
  dueAt(state: State): number | null;
  /** What is due by now; null: nothing. */
  next(state: State, now: number): Step | null;
  /** Stores the step on the version that `state` has, and returns the state after it. Null: another node was faster. */
  write(state: State, step: Step, now: number): Promise<State | null>;
  /** For kinds in which time that nobody served is given back. */
  readonly outages?: {
    /** Outages that ended later are to be made up for; null: its time stands still anyway. */
    since(state: State): number | null;
    makeUp(state: State, outage: Outage): Step;
  };
  /** Null: it is gone. */
  show(state: State, people: ReadonlySet<string>): Promise<Shown | null> | Shown | null;
  /** How long what was stored waits for more before it is published; 0: not at all. */
  gatherMs(state: State): number;
  /** Events in which something is due by itself, whether anybody follows them or not. */
  readDue(now: number): Promise<readonly string[]>;
  /** Those of which the database knows another state than this node. */
  readBehind(known: ReadonlyMap<string, State>): Promise<readonly string[]>;
  /** Other work of every poll, with what is in memory here. */
  onPoll?(events: readonly LoadedEvent<State>[]): Promise<void>;
}

/** What a judge finds: the step to store with the answer to it, or an answer that changes nothing. */
export type Judged<Answer, Step> =
  | { readonly step: Step; readonly answer: Answer }
  | { readonly answer: Answer | Refusal };
