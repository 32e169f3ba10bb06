// A line of the move list in which tiles have the shapes of their colours, drawn: not every font has them.
import type { Line } from '../../../engine/game.ts';
import { colourShapes } from '../../../kit/tileFaces.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { colourOfSign } from '../tiles.ts';
import styles from './board.module.css';

interface Props {
  readonly line: Line;
  readonly words: string;
}

function LineTile({ sign }: { readonly sign: string }) {
  const { t } = useTexts();
  const colour = colourOfSign(sign);
  const number = sign.slice(1);
  const name = t(`rules:rummikub.board.tile.${colour ?? 'J'}`, { number });
  return (
    <span className={styles.lineTile} role="img" aria-label={name}>
      <svg viewBox="18 53 24 24" aria-hidden="true">
        {colour ? <path d={colourShapes[colour]} /> : <circle cx="30" cy="65" r="11" />}
        {!colour && <path className={styles.lineSmile} d="M24 67C26 72 34 72 36 67M26 61V62M34 61V62" />}
      </svg>
      {number}
    </span>
  );
}

export const MoveLine = ({ words }: Props) => (
  <span>
    {words
      .split(/([●◆■▲]\d+|★)/)
      .map((part, at) => (at % 2 === 1 ? <LineTile key={at} sign={part} /> : part))}
  </span>
);
