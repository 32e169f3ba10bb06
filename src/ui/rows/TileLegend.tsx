// The three looks of a tile with what each of them says, for the rules of a puzzle of rows.
import { useTexts } from '../texts.tsx';
import { ColourMark } from './ColourMark.tsx';
import styles from './rows.module.css';
import { colourKey } from './script.ts';

export function TileLegend({ puzzle }: { readonly puzzle: string }) {
  const { t } = useTexts();
  return (
    <ul className={styles.legend}>
      {['G', 'Y', 'B'].map((colour) => (
        <li key={colour}>
          <span aria-hidden="true" className={styles.cell} data-colour={colour}>
            <ColourMark colour={colour} />
          </span>
          {t(`puzzles:${puzzle}.colour.${colourKey(colour)}`)}
        </li>
      ))}
    </ul>
  );
}
