// A card with a list of tables.
import { makeStyles } from '@fluentui/react-components';
import type { Table } from '../../../contract/play/tables.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { TableRow } from './TableRow.tsx';
import { urgentOf } from './tableWords.ts';

const useStyles = makeStyles({
  card: { padding: 0, containerType: 'inline-size' },
  bone: { display: 'flex', alignItems: 'center', gap: '16px', padding: '12px 16px' },
  words: { display: 'grid', gap: '6px', flexGrow: 1 },
});

interface TableRowsProps {
  readonly tables: readonly Table[];
  /** The table with the filled button, where the page shows others beside these. Left out: the most urgent of these. */
  readonly urgent?: Table | undefined;
  /** A line about a table, below its status. */
  readonly note?: (table: Table) => string | null;
}

export function TableRows(props: TableRowsProps) {
  const { tables, note } = props;
  const styles = useStyles();
  const urgent = 'urgent' in props ? props.urgent : urgentOf(tables);
  return (
    <Surface className={styles.card}>
      <ul>
        {tables.map((table) => (
          <TableRow isUrgent={table === urgent} key={table.id} note={note?.(table)} table={table} />
        ))}
      </ul>
    </Surface>
  );
}

export function TableSkeleton({ count }: { readonly count: number }) {
  const styles = useStyles();
  return (
    <Surface className={styles.card}>
      {Array.from({ length: count }, (_, row) => (
        <div className={styles.bone} key={row}>
          <Skeleton height={48} width={48} />
          <div className={styles.words}>
            <Skeleton height={16} width={180} />
            <Skeleton height={14} width={260} />
          </div>
          <Skeleton height={32} width={112} />
        </div>
      ))}
    </Surface>
  );
}
