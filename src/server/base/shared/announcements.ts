// In-process event bus: invalidates cached people, teams and sessions at once.

export type Announcement = (
  | { readonly kind: 'personChanged'; readonly userId: string }
  | { readonly kind: 'teamChanged'; readonly teamId: string }
  | {
      readonly kind: 'sessionsEnded';
      readonly userId: string;
      readonly sessionIds: readonly string[];
      readonly because: string;
    }
) & {
  /** Came from another node: must not be forwarded to nodes again. */
  readonly isEcho?: true;
};

export interface Announcements {
  publish(announcement: Announcement): void;
  subscribe(listener: (announcement: Announcement) => void): void;
}

export function announcementsHere(): Announcements {
  const listeners: ((announcement: Announcement) => void)[] = [];
  return {
    publish(announcement) {
      for (const listener of listeners) listener(announcement);
    },
    subscribe: (listener) => {
      listeners.push(listener);
    },
  };
}
