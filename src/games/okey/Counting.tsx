// After a hand: how it was finished, the winning tiles, what everyone lost and where they stand, most points first.
import type { Seat } from '../../engine/game.ts';
import { SeatShape } from '../../ui/SeatShape.tsx';
import { okeyIn, seats, totals } from './scoring.ts';
import type { View } from './shapes.ts';
import { TileFace } from './TileFace.tsx';
import type { Words } from './words.tsx';

interface CountingProps {
  readonly seen: View;
  readonly words: Words;
  readonly isNarrow: boolean;
}

function titleOf({ finish, hand }: View, words: Words): string {
  if (!finish) return words.say('voidHand', { hand });
  return words.say(`won.${finish.kind}`, { name: words.name(finish.by) });
}

export function Counting({ seen, words, isNarrow }: CountingProps) {
  const points = totals(seen.rules, seen.rounds);
  const losses = seen.rounds.at(-1) ?? [];
  const order = seats.toSorted((a: Seat, b: Seat) => (points[b] ?? 0) - (points[a] ?? 0));
  return (
    <div className="ok-counting" data-narrow={isNarrow}>
      <Winning seen={seen} words={words} />
      <table>
        <caption>{titleOf(seen, words)}</caption>
        <thead className="ok-unseen">
          <tr>
            <th scope="col">{words.say('player')}</th>
            <th scope="col">{words.say('thisHand')}</th>
            <th scope="col">{words.say('total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <span className="ok-who">
                  <SeatShape seat={seat} size={16} />
                  <span className="ok-name">{words.name(seat)}</span>
                </span>
              </th>
              <td>{losses[seat] ? `−${losses[seat]}` : '0'}</td>
              <td>{points[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The fourteen tiles, group by group. */
function Winning({ seen, words }: { readonly seen: View; readonly words: Words }) {
  const okey = okeyIn(seen);
  if (!seen.finish) return null;
  return (
    <ul className="ok-winning" aria-label={words.say('winningTiles')}>
      {seen.finish.groups.map((group, at) => (
        <li key={at}>
          <span className="ok-unseen">{group.map(words.tile).join(', ')}</span>
          {group.map((tile, i) => (
            <TileFace key={`${tile} ${i}`} tile={tile} isWild={tile === okey} />
          ))}
        </li>
      ))}
    </ul>
  );
}
