// The score hand by hand: four lines with the marks of the seats, or the same as a table.
import { useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { seats } from '../../../kit/tricks/tricks.ts';
import type { RailProps } from '../../../ui/BoardProps.ts';
import { scored } from '../../../ui/cards/Counting.tsx';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { totals } from '../scoring.ts';
import type { Hearts } from '../shapes.ts';
import styles from './scores.module.css';
import { type Words, wordsOf } from './words.ts';

const width = 300;
const height = 132;
const inset = { left: 30, right: 26, top: 10, bottom: 12 };

type Rounds = readonly (readonly number[])[];

/** Scores after each hand, from the start on. */
const courseOf = (rounds: Rounds): number[][] =>
  Array.from({ length: rounds.length + 1 }, (_, hand) => totals(rounds.slice(0, hand)));

function finding(rounds: Rounds, mySeat: Seat | null, words: Words): string {
  const scores = totals(rounds);
  const lowest = Math.min(...scores);
  const leaders = seats.filter((seat) => scores[seat] === lowest);
  const [leader = 0] = leaders;
  if (leaders.length > 1) return words.say('shared');
  return leader === mySeat
    ? words.say('youLead', { count: lowest, points: scored(lowest) })
    : words.say('leads', { name: words.name(leader), count: lowest, points: scored(lowest) });
}

export function Rail({ view, seat, people }: RailProps<Hearts>) {
  const { t } = useTexts();
  const [isTable, setTable] = useState(false);
  const words = wordsOf(t, people);
  if (view.rounds.length === 0) return <Standing words={words} />;
  const caption = finding(view.rounds, seat, words);
  return (
    <figure className={styles.scores}>
      <figcaption>
        <strong>{words.say('scores')}</strong>
        <span>{caption}</span>
      </figcaption>
      {isTable ? (
        <ScoreTable rounds={view.rounds} words={words} />
      ) : (
        <Chart rounds={view.rounds} target={view.rules.target} label={caption} />
      )}
      <button type="button" onClick={() => setTable(!isTable)}>
        {words.say(isTable ? 'asChart' : 'asTable')}
      </button>
    </figure>
  );
}

/** In the first hand, before anything is counted. */
function Standing({ words }: { readonly words: Words }) {
  return (
    <figure className={styles.scores}>
      <figcaption>
        <strong>{words.say('scores')}</strong>
      </figcaption>
      <table>
        <thead>
          <tr>
            {seats.map((seat) => (
              <th key={seat} scope="col" aria-label={words.name(seat)}>
                <SeatShape seat={seat} size={14} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {seats.map((seat) => (
              <td key={seat}>{scored(0)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </figure>
  );
}

interface ChartProps {
  readonly rounds: Rounds;
  readonly target: number;
  readonly label: string;
}

function Chart({ rounds, target, label }: ChartProps) {
  const course = courseOf(rounds);
  const [low, high] = [Math.min(0, ...course.flat()), Math.max(target, ...course.flat())];
  const x = (hand: number) => inset.left + (hand / rounds.length) * (width - inset.left - inset.right);
  const y = (score: number) =>
    height - inset.bottom - ((score - low) / (high - low)) * (height - inset.top - inset.bottom);
  const line = (seat: Seat) =>
    course.map((scores, hand) => `${hand ? 'L' : 'M'}${x(hand)} ${y(scores[seat] ?? 0)}`).join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[...new Set([low, 0, target / 2, target])].map((score) => (
        <g key={score} className={styles.tickLine}>
          <path d={`M${inset.left} ${y(score)}H${width - inset.right}`} />
          <text x={inset.left - 6} y={y(score) + 4}>
            {scored(score)}
          </text>
        </g>
      ))}
      {seats.map((seat) => (
        <path key={seat} className={styles.line} data-seat={seat} d={line(seat)} />
      ))}
      {seats.map((seat) => (
        <g
          key={seat}
          transform={`translate(${width - inset.right + 4} ${y(course.at(-1)?.[seat] ?? 0) - 7})`}
        >
          <SeatShape seat={seat} size={14} />
        </g>
      ))}
    </svg>
  );
}

function ScoreTable({ rounds, words }: { readonly rounds: Rounds; readonly words: Words }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.say('handColumn')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col" aria-label={words.name(seat)}>
              <SeatShape seat={seat} size={14} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {courseOf(rounds)
          .slice(1)
          .map((scores, hand) => (
            <tr key={hand}>
              <th scope="row">{hand + 1}</th>
              {seats.map((seat) => (
                <td key={seat}>{scored(scores[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
