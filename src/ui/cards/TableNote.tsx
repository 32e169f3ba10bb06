// One line on the cloth: whose card is awaited, what was just broken, why a card may not be played.
import boardStyles from '../board/board.module.css';
import type { Box } from '../board/box.ts';
import { inUnits } from '../board/inUnits.ts';
import styles from './table.module.css';

export function TableNote({ text, box }: { readonly text: string | null; readonly box: Box }) {
  if (text === null) return null;
  return (
    <div className={boardStyles.layer}>
      <p className={styles.note} style={inUnits(box)}>
        {text}
      </p>
    </div>
  );
}
