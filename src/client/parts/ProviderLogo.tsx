// The logo of an identity provider.
import type { ReactNode } from 'react';
import type { IdentityProvider } from '../base/session/providers.ts';

const pane = (colour: string, x: number, y: number) => (
  <rect fill={colour} height="8.5" width="8.5" x={x} y={y} />
);

/** One arm of Slack's logo; the others are the same, rotated. */
const arm = (colour: string, turn: number) => (
  <g fill={colour} transform={`rotate(${turn} 10 10)`}>
    <rect height="10" rx="2" width="4" x="5" y="0" />
    <path d="M5 12a2 2 0 1 0 2 2v-2z" transform="translate(-3 -7.5)" />
  </g>
);

const marks: Readonly<Record<IdentityProvider, ReactNode>> = {
  microsoft: (
    <>
      {pane('#f25022', 1, 1)}
      {pane('#7fba00', 10.5, 1)}
      {pane('#00a4ef', 1, 10.5)}
      {pane('#ffb900', 10.5, 10.5)}
    </>
  ),
  slack: (
    <>
      {arm('#36c5f0', 0)}
      {arm('#2eb67d', 90)}
      {arm('#ecb22e', 180)}
      {arm('#e01e5a', 270)}
    </>
  ),
  google: (
    <g fill="none" strokeWidth="4">
      <path d="M4.1 14.2a7.2 7.2 0 0 1 0-8.4" stroke="#fbbc05" />
      <path d="M4.1 5.8a7.2 7.2 0 0 1 11-.9" stroke="#ea4335" />
      <path d="M4.1 14.2a7.2 7.2 0 0 0 10.6 1.3" stroke="#34a853" />
      <path d="M14.7 15.5A7.2 7.2 0 0 0 17.2 10H10" stroke="#4285f4" />
    </g>
  ),
};

interface ProviderLogoProps {
  readonly provider: IdentityProvider;
  readonly size?: number;
}

/** Decorative, beside the provider's name. */
export const ProviderLogo = ({ provider, size = 20 }: ProviderLogoProps) => (
  <svg aria-hidden="true" focusable="false" height={size} viewBox="0 0 20 20" width={size}>
    {marks[provider]}
  </svg>
);
