// Applies the theme to the document: two attributes on <html>, and a brand ramp where the team has a colour.
import type { CustomTheme, User } from '../../../contract/people/people.ts';
import { device } from '../session/device.ts';
import { session } from '../session/session.ts';
import { rampFrom, rampSteps } from './ramp.ts';

export type Theme = User['theme'];

/** Themes a host may request; high contrast cannot be chosen in the settings. */
export type HostTheme = 'light' | 'dark' | 'contrast';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** A special team has its own theme, which its people cannot change. */
export function hasTeamTheme(): boolean {
  const team = session.user()?.team;
  return Boolean(team?.isSpecial && team.customTheme);
}

/** Undefined if nothing was chosen. Sessions of earlier versions started with light, so light is no choice. */
const chosenBy = ({ theme, hasChosenTheme = theme !== 'light' }: User): Theme | undefined =>
  hasChosenTheme ? theme : undefined;

/**
 * What was chosen, else the team's own colours, else the preference of the operating system. A special team always has
 * its own. The page is coloured before this runs by the same rules in index.html.
 */
export function themeNow(): Theme {
  const user = session.user();
  const custom = user?.team?.customTheme;
  const theme = user ? chosenBy(user) : device().theme;
  if (hasTeamTheme() || (custom && !theme)) return 'custom';
  return theme && (theme !== 'custom' || custom) ? theme : dark.matches ? 'dark' : 'light';
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

/** Inside a host its theme wins; the team's colours stay, except with contrast. */
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

/** Applies the theme of the session, now and after every change. */
export function followTheme(): void {
  wear();
  session.onChange(wear);
  dark.addEventListener('change', wear);
}

/** Applies the theme of the host. */
export function applyHostTheme(theme: HostTheme): void {
  imposed = theme;
  wear();
}
