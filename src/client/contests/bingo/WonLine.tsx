// The line that won draws itself across the card; stages that are no line are ringed by their cells alone.
import { side } from '../../../contests/bingo/card.ts';
import { lines } from '../../../contests/bingo/stages.ts';

const middleOf = (cell: number): string =>
  `${((cell % side) + 0.5) * 20} ${(Math.floor(cell / side) + 0.5) * 20}`;

export function WonLine({ cells }: { readonly cells: readonly number[] }) {
  const drawn = lines.filter((line) => line.every((cell) => cells.includes(cell)));
  if (drawn.length > 3) return null;
  return (
    <svg aria-hidden="true" className="bg-won" viewBox="0 0 100 100">
      {drawn.map((line) => (
        <path
          d={`M${middleOf(line[0] ?? 0)} L${middleOf(line.at(-1) ?? 0)}`}
          key={line.join()}
          pathLength="100"
        />
      ))}
    </svg>
  );
}
