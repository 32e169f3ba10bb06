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
  tell(announcement: Announcement): void;
  hear(listener: (announcement: Announcement) => void): void;
}

export function announcementsHere(): Announcements {
  const listeners: ((announcement: Announcement) => void)[] = [];
  return {
    tell(announcement) {
      for (const listener of listeners) listener(announcement);
    },
    hear: (listener) => {
      listeners.push(listener);
    },
  };
}
