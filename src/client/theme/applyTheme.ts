// Puts a theme on the page: two attributes on <html>, and sixteen colours where a team has its own.
import type { CustomTheme, User } from '../../contract/people.ts';
import { device } from '../session/device.ts';
import { session } from '../session/session.ts';
import { rampFrom, rampSteps } from './ramp.ts';

export type Theme = User['theme'];

/** What a host may ask for; contrast is nobody's own choice. */
export type HostTheme = 'light' | 'dark' | 'contrast';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** The theme of whoever is signed in, else what was chosen on this device, else what the machine prefers. */
export function themeNow(): Theme {
  const user = session.user();
  if (user?.theme === 'custom' && !user.team?.customTheme) return 'light';
  return user?.theme ?? device().theme ?? (dark.matches ? 'dark' : 'light');
}

function wearRamp(custom: CustomTheme | null): void {
  const { style } = document.documentElement;
  const ramp = custom && rampFrom(custom.key);
  for (const step of rampSteps) {
    if (ramp) style.setProperty(`--tp-ramp-${step}`, ramp[step]);
    else style.removeProperty(`--tp-ramp-${step}`);
  }
}

let imposed: HostTheme | null = null;

/** Inside a host its theme rules; a team's own colours stay, but for contrast. */
function wear(): void {
  const page = document.documentElement;
  const chosen = themeNow();
  const theme = imposed ?? chosen;
  const hasOwn = chosen === 'custom' && imposed !== 'contrast';
  const custom = hasOwn ? (session.user()?.team?.customTheme ?? null) : null;
  if (page.dataset.theme !== theme) page.dataset.theme = theme;
  if (custom && !imposed) page.dataset.scheme = custom.scheme;
  else delete page.dataset.scheme;
  wearRamp(custom);
  const card = getComputedStyle(page).getPropertyValue('--colorNeutralBackground1');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', card);
}

/** From now on the page wears what the session says. */
export function followTheme(): void {
  wear();
  session.onChange(wear);
  dark.addEventListener('change', wear);
}

/** From now on the page wears what the host says. */
export function applyHostTheme(theme: HostTheme): void {
  imposed = theme;
  wear();
}
