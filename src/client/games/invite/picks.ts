// Options of the invite picker: people, channels, and teams of Microsoft Teams.
import type { Refusal } from '../../../contract/errors.ts';

/** Where people are found: the own team, or a chat tool. */
export type InvitePlace = 'team' | 'slack' | 'teams';

/** What the server is told of a choice. */
export type InviteTarget =
  | { readonly userId: string }
  | { readonly guest: string }
  | { readonly channelId: string; readonly groupId?: string };

export interface Pick {
  /** Unique in the list. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'channel' | 'group' | 'back';
  readonly avatar: string | null;
  readonly mark: 'here' | 'private' | 'withoutBot' | 'newcomer' | null;
  /** Null: it only opens another list. */
  readonly target: InviteTarget | null;
}

/** What there is to choose from, as far as it is known by now. */
export interface InviteOffer {
  readonly picks: readonly Pick[];
  readonly isLoading: boolean;
  readonly problem: Refusal | null;
  again(): void;
}

/** The typed words and the opened team. */
export interface InvitePick {
  readonly words: string;
  readonly group: Pick | null;
  /** People who are not offered. */
  readonly skip: ReadonlySet<string>;
}

interface Listed {
  readonly userId: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly isOnline: boolean;
}

export const personPick = ({ userId, name, avatar, isOnline }: Listed): Pick => ({
  id: userId,
  kind: 'person',
  name,
  avatar,
  mark: isOnline ? 'here' : null,
  target: { userId },
});

interface Channel {
  readonly id: string;
  readonly name: string;
  readonly isPrivate: boolean;
  /** Whether one may write there as it is. */
  readonly isOpen: boolean;
}

export function channelPick({ id, name, isPrivate, isOpen }: Channel, groupId?: string): Pick {
  const mark = isOpen ? (isPrivate ? 'private' : null) : 'withoutBot';
  const target = groupId === undefined ? { channelId: id } : { channelId: id, groupId };
  return { id: `channel ${id}`, kind: 'channel', name, avatar: null, mark, target };
}

/** Matches any part of the name in the user's locale; the back entry always matches. */
export function named(picks: readonly Pick[], words: string, language: string): Pick[] {
  const wanted = words.trim().toLocaleLowerCase(language);
  return picks.filter(
    ({ kind, name }) => kind === 'back' || name.toLocaleLowerCase(language).includes(wanted),
  );
}

/** Online people first, otherwise in the given order. */
export const hereFirst = (picks: readonly Pick[]): Pick[] =>
  picks.toSorted((one, other) => Number(other.mark === 'here') - Number(one.mark === 'here'));
