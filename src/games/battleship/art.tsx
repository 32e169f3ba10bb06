// Catalogue art: a small warship on a wave.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#cfe2ee',
  picture: (
    <>
      <path fill="#173a45" d="M31 15.5h3V24h-3zM23 24h18v9H23z" />
      <path fill="#173a45" d="M35 26.5h16v3.2H35z" />
      <path fill="#f5b83d" d="M27 26.5h3.6v3.2H27z" />
      <path fill="rgb(0 0 0/.2)" d="M8.5 34.2h47l-5.8 14H15.6z" />
      <path fill="#31596a" d="M8.5 33h47l-5.8 15H15.6z" />
      <path fill="#4b7789" d="M8.5 33h47l-1.3 3.4H10.2z" />
      <path
        fill="#2fa8b5"
        d="M0 46c5.3 0 5.3-4 10.7-4S16 46 21.3 46s5.4-4 10.7-4 5.3 4 10.7 4 5.3-4 10.6-4S58.7 46 64 46v2c0 8.8-7.2 16-16 16H16C7.2 64 0 56.8 0 48z"
      />
    </>
  ),
};
