// The host interface: where the product is embedded and what is possible there, as the rest of the client sees it.
import { createContext, useContext } from 'react';
import type { Refusal } from '../../../contract/errors.ts';
import type { User } from '../../../contract/people/people.ts';
import type { HostTheme } from '../theme/applyTheme.ts';
import { isMeeting, type TablePlace } from './addresses.ts';

export type Surface = 'page' | 'panel' | 'stage' | 'content' | 'settings';

/** silently: without a user gesture. asked: after a press. popUp: the press opens a pop-up. A team: the press opens a window in which its people sign in with their company. */
export type Asking = 'silently' | 'asked' | 'popUp' | { readonly teamId: string };

/** The user; or what is needed next: a press, a press that opens a pop-up; or that it was closed or blocked; or a refusal. */
export type SignIn = User | 'asks' | 'popUp' | 'closed' | 'blocked' | Refusal;

export interface SharedTable extends TablePlace {
  /** The name people see. */
  readonly title: string;
}

export const shareOutcomes = ['shared', 'cancelled', 'ongoing', 'notAllowed', 'failed'] as const;
export type ShareOutcome = (typeof shareOutcomes)[number];

/** A tab being configured in a channel, chat or meeting. */
export interface TabSettings {
  /** The path the tab shows so far; null for a new one. */
  readonly before: string | null;
  readonly channel: { readonly groupId?: string; readonly channelId?: string; readonly chatId?: string };
  /** Whether the host's own Save can be pressed. */
  allow(mayBeSaved: boolean): void;
  /** Handler of the host's Save button. Returns the tab, or a text with the reason why it cannot be saved. Called once. */
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
  /** Framed by another site: nothing secret is typed here, and storage may be partitioned or blocked. */
  readonly isGuest: boolean;
  /** Null: people choose for themselves. */
  readonly theme: { now(): HostTheme; onChange(listener: () => void): () => void } | null;
  readonly language: 'en' | 'tr' | null;
  /** The path a link into the product leads to. */
  readonly arrival: string | null;
  /** Billing: on these pages, in a separate browser, or not mentioned at all. */
  readonly billing: 'here' | 'elsewhere' | 'unmentioned';
  /** How a table can be shared: with the whole meeting, by a link of the host, or not. */
  readonly sharing: 'stage' | 'link' | 'none';
  /** Can sign people in without a press. */
  readonly knowsPeople: boolean;
  /** Null outside of a host. */
  readonly signIn: ((asking: Asking) => Promise<SignIn>) | null;
  readonly tab: TabSettings | null;
  openLink(address: string): void;
  /** Id of the meeting the product is opened in; null outside of meetings. */
  meetingId(): Promise<string | null>;
  share(table: SharedTable): Promise<ShareOutcome>;
  /** The table the meeting has on its stage; null: none. */
  shown(): Promise<TablePlace | null>;
  /** The first view has been rendered. */
  ready(): void;
  /** The application failed. */
  failed(): void;
}

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** Framed, or on a page for meetings: texts beyond the bundled ones are needed. */
export const isAbroad = ({ isGuest }: Host): boolean => isGuest || isMeeting(window.location.pathname);

export const useIsAbroad = (): boolean => isAbroad(useHost());

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider');
  return host;
}
