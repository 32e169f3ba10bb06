// Where the product is shown, as the rest of the client sees it: one interface, whoever owns the window.
import { createContext, useContext } from 'react';
import type { Refusal } from '../../contract/errors.ts';
import type { User } from '../../contract/people.ts';
import type { HostTheme } from '../theme/applyTheme.ts';
import { isMeeting, type TablePlace } from './addresses.ts';

export type Surface = 'page' | 'panel' | 'stage' | 'content' | 'settings';

/** Silently: nobody pressed anything. Asked: after a press. popUp: the press is for the small window itself. */
export type Asking = 'silently' | 'asked' | 'popUp';

/** The person; or it takes a press, a press for the small window, or the window was closed; or a refusal. */
export type SignIn = User | 'asks' | 'popUp' | 'closed' | Refusal;

export interface SharedTable extends TablePlace {
  /** As people read it. */
  readonly title: string;
}

export const shareOutcomes = ['shared', 'cancelled', 'ongoing', 'notAllowed', 'failed'] as const;
export type ShareOutcome = (typeof shareOutcomes)[number];

/** A tab that is being set up in a channel, a chat or a meeting. */
export interface TabSettings {
  /** The path the tab shows so far; null: it is new. */
  readonly before: string | null;
  readonly channel: { readonly groupId?: string; readonly channelId?: string; readonly chatId?: string };
  /** Whether the host's own Save can be pressed. */
  allow(mayBeSaved: boolean): void;
  /** What the host's Save does; words instead of a tab say why there is none. Called once. */
  onSave(make: () => Promise<Tab | string>): void;
}

export interface Tab {
  readonly key: string;
  readonly path: string;
  readonly name: string;
}

export interface Host {
  readonly place: 'browser' | 'teams' | 'meet';
  readonly surface: Surface;
  /** In somebody else's window: nothing secret is typed here, and storage may be its own or none. */
  readonly isGuest: boolean;
  /** Null: people choose for themselves. */
  readonly theme: { now(): HostTheme; onChange(listener: () => void): () => void } | null;
  readonly language: 'en' | 'tr' | null;
  /** The path a link into the product leads to. */
  readonly arrival: string | null;
  /** Prices and payment: on these pages, in a browser of its own, or not even mentioned. */
  readonly billing: 'here' | 'elsewhere' | 'unmentioned';
  /** Where a table can be shown to others: to all in the meeting, by a link of the host, or not from here. */
  readonly sharing: 'stage' | 'link' | 'none';
  /** Knows who somebody is without asking. */
  readonly knowsPeople: boolean;
  /** Null: on a page of our own. */
  readonly signIn: ((asking: Asking) => Promise<SignIn>) | null;
  readonly tab: TabSettings | null;
  openLink(address: string): void;
  share(table: SharedTable): Promise<ShareOutcome>;
  /** The table the meeting has on its stage; null: none. */
  shown(): Promise<TablePlace | null>;
  /** The first view is painted. */
  ready(): void;
  /** Nothing can be shown at all. */
  failed(): void;
}

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** In somebody else's window, or on a page made for meetings: more has to be said. */
export const isAbroad = ({ isGuest }: Host): boolean => isGuest || isMeeting(window.location.pathname);

export const useIsAbroad = (): boolean => isAbroad(useHost());

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('nobody has found out whose window this is');
  return host;
}
