// What the stage stands on: each side in the colour of its player.
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import styles from './board.module.css';
import type { Form } from './places.ts';

export function Ground({ form, near }: { readonly form: Form; readonly near: 0 | 1 }) {
  const { width, height, stage } = form;
  const [top, bottom] = [width / 2 + 34, width / 2 - 34];
  return (
    <svg
      className={classNames(boardStyles.surface, styles.ground)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <defs>
        <clipPath id="rp-stage">
          <rect x="2" y="2" width={width - 4} height={stage - 4} rx="26" />
        </clipPath>
      </defs>
      <g clipPath="url(#rp-stage)">
        <path className={styles[`half-${near}`]} d={`M0 0H${top}L${bottom} ${stage}H0Z`} />
        <path className={styles[`half-${1 - near}`]} d={`M${width} 0H${top}L${bottom} ${stage}H${width}Z`} />
        <path className={styles.seam} d={`M${top} 0L${bottom} ${stage}`} />
      </g>
      <rect className={styles.frame} x="2" y="2" width={width - 4} height={stage - 4} rx="26" />
    </svg>
  );
}
