// What parts of the server tell each other at once, so that nothing they remember stays wrong for long.

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
  /** Another node said it: those who pass news on have done so. */
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
