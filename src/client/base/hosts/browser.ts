// The host outside Teams and Meet: a plain browser tab, or a frame of an unknown site.
import type { Host } from './host.ts';

export const browserHost = (isGuest: boolean): Host => ({
  place: 'browser',
  surface: 'page',
  isGuest,
  theme: null,
  language: null,
  arrival: null,
  tab: null,
  billing: isGuest ? 'elsewhere' : 'here',
  sharing: 'none',
  knowsPeople: false,
  signIn: null,
  meetingId: async () => null,
  openLink: (address) => void window.open(address, '_blank', 'noopener'),
  share: async () => 'failed',
  shown: async () => null,
  ready: () => {},
  failed: () => {},
});
