// Catalogue art: the standing frame with a diagonal nearly made.
import type { Art } from '../../ui/art/Art.ts';

const columns = [16.6, 26.9, 37.1, 47.4];
const rows = [22.4, 32, 41.6];
const discs = ['....', '.sc.', 'scss'].map((row) => [...row]);
const colours: Readonly<Record<string, string>> = { s: '#f5b83d', c: '#e4553a', '.': '#003c47' };

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      <path
        fill="rgb(0 0 0/.2)"
        d="M8 20.2a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v25a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z"
      />
      <rect x="8" y="13" width="48" height="38" rx="6" fill="#007482" />
      <rect x="8" y="13" width="48" height="3" rx="1.5" fill="#2fa8b5" />
      {rows.flatMap((y, row) =>
        columns.map((x, column) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.9" fill={colours[discs[row]?.[column] ?? '.']} />
        )),
      )}
    </>
  ),
};
