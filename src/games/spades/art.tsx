// Catalogue art: one ace with a large spade.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#cfe6e6',
  picture: (
    <g transform="rotate(6 32 32)">
      <rect x="15" y="9.400" width="34" height="48" rx="5" fill="rgb(0 0 0/.2)" />
      <rect x="15" y="8" width="34" height="48" rx="5" fill="#fffaf0" />
      <path
        fill="#173a45"
        d="M32 17c3.600 6.600 12.400 11.200 12.400 17.800 0 4-2.900 6.400-6.100 6.400-2.500 0-4.300-1.200-5.400-3.200.3 3.200 1.700 5 4.300 6.200H26.800c2.600-1.200 4-3 4.300-6.200-1.100 2-2.900 3.200-5.400 3.200-3.200 0-6.100-2.400-6.100-6.400C19.600 28.200 28.400 23.600 32 17z"
      />
      <path fill="#007482" d="M18.500 12h4.500v1.800h-4.500zM41 50.200h4.500V52H41z" />
    </g>
  ),
};
