// Writes the themes as CSS while building: Fluent's tokens for light, dark and contrast, in our colours.
import type { Theme } from '@fluentui/react-components';
import type { Plugin } from 'vite';
import { rampSteps, topla } from '../src/client/base/theme/ramp.ts';
import { darkNeutrals, everywhere, lightNeutrals } from './overrides.ts';

type Tokens = Readonly<Record<string, string | number>>;

const request = 'virtual:themes.css';

/** px → rem, so that text follows the reader's own font size. */
const inRem = (token: string, value: string | number) =>
  /^(?:fontSize|lineHeight)/.test(token) ? `${Number.parseFloat(String(value)) / 16}rem` : value;

const rule = (selector: string, tokens: Tokens) =>
  `${selector}{${Object.entries(tokens)
    .map(([token, value]) => `--${token}:${inRem(token, value)}`)
    .join(';')}}`;

const without = (tokens: Tokens, others: Tokens) =>
  Object.fromEntries(Object.entries(tokens).filter(([token, value]) => others[token] !== value));

/** What all themes say alike is written once. */
function shared(themes: readonly Tokens[]): Tokens {
  const [first = {}, ...rest] = themes;
  return Object.fromEntries(
    Object.entries(first).filter(([token, value]) => rest.every((theme) => theme[token] === value)),
  );
}

/** Brand tokens point at the ramp; a team's own theme changes the sixteen steps and nothing else. */
async function themesCss(): Promise<string> {
  const { createLightTheme, createDarkTheme, teamsHighContrastTheme } = await import(
    '@fluentui/react-components'
  );
  const step = (at: number) => `var(--tp-ramp-${at})`;
  const ramp = {
    10: step(10),
    20: step(20),
    30: step(30),
    40: step(40),
    50: step(50),
    60: step(60),
    70: step(70),
    80: step(80),
    90: step(90),
    100: step(100),
    110: step(110),
    120: step(120),
    130: step(130),
    140: step(140),
    150: step(150),
    160: step(160),
  };
  const dressed = (theme: Theme, neutrals: Tokens): Tokens => ({ ...theme, ...everywhere, ...neutrals });
  const light = dressed(createLightTheme(ramp), lightNeutrals);
  const dark = dressed(createDarkTheme(ramp), darkNeutrals);
  const contrast = dressed(teamsHighContrastTheme, {});
  const common = shared([light, dark, contrast]);
  const steps = Object.fromEntries(rampSteps.map((at) => [`tp-ramp-${at}`, topla[at]]));
  return [
    rule(':root', { ...steps, ...common }),
    rule(':root[data-theme=light],:root[data-theme=custom]', without(light, common)),
    rule(':root[data-theme=dark],:root[data-theme=custom][data-scheme=dark]', without(dark, common)),
    rule(':root[data-theme=contrast]', without(contrast, common)),
  ].join('\n');
}

export const themes = (): Plugin => ({
  name: 'topla-themes',
  resolveId: (id) => (id === request ? `\0${request}` : null),
  load: (id) => (id === `\0${request}` ? themesCss() : null),
});
