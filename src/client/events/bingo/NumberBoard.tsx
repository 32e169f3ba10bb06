// The board of all numbers, a row a letter, with those that were called.
import { highest, letterOf, numbersInColumn, side } from '../../../events/bingo/card.ts';
import { useTexts } from '../../../ui/texts.tsx';
import styles from './numberBoard.module.css';

const columns = Array.from({ length: side }, (_, column) =>
  Array.from({ length: numbersInColumn }, (__, i) => column * numbersInColumn + i + 1),
);

export function NumberBoard({ calls }: { readonly calls: readonly number[] }) {
  const { t } = useTexts();
  const called = new Set(calls);
  return (
    <table className={styles.board}>
      <caption className={styles.unseen}>
        {t('pages:bingo.board', { count: calls.length, all: highest })}
      </caption>
      <tbody>
        {columns.map((numbers) => (
          <tr key={numbers[0]}>
            <th scope="row">{letterOf(numbers[0] ?? 1)}</th>
            {numbers.map((number) => (
              <td data-called={called.has(number)} data-newest={calls.at(-1) === number} key={number}>
                {number}
                {called.has(number) && <span className={styles.unseen}> {t('pages:bingo.cell.called')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
