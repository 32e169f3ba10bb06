// A chart with its finding in words, and the same figures as a table.
import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import styles from './analytics.module.css';

interface ChartFigureProps {
  /** What is to be seen, in a sentence. */
  readonly finding: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
  readonly children: ReactNode;
}

export function ChartFigure({ finding, heads, rows, children }: ChartFigureProps) {
  const type = useType();
  const unseen = useUnseen();
  const { t } = useTexts();
  const [isTable, showTable] = useState(false);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={type.strong}>{finding}</span>
        <Button
          appearance="subtle"
          aria-pressed={isTable}
          className={styles.button}
          onClick={() => showTable(!isTable)}
        >
          {t('pages:analytics.asTable')}
        </Button>
      </figcaption>
      {isTable ? (
        <section
          aria-label={finding}
          className={styles.scroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard
          tabIndex={0}
        >
          <table className={styles.table}>
            <caption className={unseen}>{finding}</caption>
            <thead>
              <tr>
                <th scope="col">{heads[0]}</th>
                <th className={styles.number} scope="col">
                  {heads[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className={styles.number}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        children
      )}
    </figure>
  );
}
