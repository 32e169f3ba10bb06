// A preview of a theme.
import type { CustomTheme } from '../../../contract/people/people.ts';
import type { Theme } from './applyTheme.ts';
import { rampFrom, topla } from './ramp.ts';

const grounds = {
  light: { page: '#f4f7f7', card: '#ffffff', words: '#5c6364', edge: '#d1d8d8' },
  dark: { page: '#141a1b', card: '#1f2526', words: '#a9b2b3', edge: '#4b5556' },
} as const;

interface ThemePictureProps {
  readonly theme: Theme;
  readonly custom: CustomTheme | null;
  readonly className?: string | undefined;
}

export function ThemePicture({ theme, custom, className }: ThemePictureProps) {
  const scheme = theme === 'custom' ? (custom?.scheme ?? 'light') : theme;
  const { page, card, words, edge } = grounds[scheme];
  const ramp = theme === 'custom' && custom ? rampFrom(custom.key) : topla;
  return (
    <svg aria-hidden="true" className={className} height="72" viewBox="0 0 112 72" width="112">
      <rect fill={page} height="71" rx="8" stroke={edge} width="111" x=".5" y=".5" />
      <rect fill={card} height="14" width="110" x="1" y="4" />
      <circle cx="100" cy="11" fill={ramp[scheme === 'dark' ? 110 : 80]} r="4" />
      <rect fill={card} height="40" rx="5" width="68" x="36" y="24" />
      <rect fill={words} height="4" rx="2" width="16" x="10" y="28" />
      <rect fill={words} height="4" rx="2" width="12" x="10" y="38" />
      <rect fill={words} height="4" rx="2" width="40" x="44" y="32" />
      <rect fill={words} height="4" rx="2" opacity=".5" width="50" x="44" y="40" />
      <rect fill={ramp[scheme === 'dark' ? 70 : 80]} height="9" rx="4" width="26" x="44" y="50" />
    </svg>
  );
}
