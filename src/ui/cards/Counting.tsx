// After a hand: what everyone got and where they stand, the best first.
import type { Seat } from '../../engine/game.ts';
import { SeatShape } from '../SeatShape.tsx';
import countingStyles from './counting.module.css';
import tableStyles from './table.module.css';

export interface Counted {
  /** One person, or the people of one side. */
  readonly seats: readonly Seat[];
  readonly name: string;
  /** The last one is where they stand. */
  readonly cells: readonly string[];
}

interface CountingProps {
  readonly caption: string;
  /** What the columns say, the name's first. */
  readonly heads: readonly string[];
  readonly rows: readonly Counted[];
  readonly isNarrow: boolean;
}

/** With a true minus sign. */
export const scored = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const signed = (points: number): string => (points < 0 ? scored(points) : `+${points}`);

export function Counting({ caption, heads, rows, isNarrow }: CountingProps) {
  return (
    <div className={countingStyles.counting} data-narrow={isNarrow}>
      <table>
        <caption>{caption}</caption>
        <thead className={countingStyles.unseen}>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seats, name, cells }) => (
            <tr key={seats.join()}>
              <th scope="row">
                <span className={countingStyles.who}>
                  {seats.map((seat) => (
                    <SeatShape key={seat} seat={seat} size={16} />
                  ))}
                  <span className={tableStyles.name}>{name}</span>
                </span>
              </th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
