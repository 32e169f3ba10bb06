// The number on the icon of the installed app: at how many tables it is one’s turn.

/** What a page and a worker know their icon by; many browsers have none. */
export interface AppIcon {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** A number that cannot be shown, as in a frame of somebody else’s, is left out. */
export async function showBadge(icon: AppIcon, count: number): Promise<void> {
  try {
    await (count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.());
  } catch {
    // the title of the tab has the number too
  }
}
