// A list of switches, each with a description.
import { makeStyles, mergeClasses, Switch } from '@fluentui/react-components';
import { useType } from '../../../ui/type.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: '4px 32px',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: '44px',
    '& > label': { flexGrow: 1, paddingLeft: 0 },
    '& > div': { flexShrink: 0, marginRight: 0 },
  },
  words: { display: 'block' },
});

export interface SwitchItem<K extends string> {
  readonly name: K;
  readonly label: string;
  readonly hint: string;
}

interface SwitchListProps<K extends string> {
  readonly items: readonly SwitchItem<K>[];
  readonly values: Readonly<Record<K, boolean>>;
  onChange(name: K, isOn: boolean): void;
}

export function SwitchList<K extends string>({ items, values, onChange }: SwitchListProps<K>) {
  const styles = useStyles();
  const type = useType();
  return (
    <div className={styles.list}>
      {items.map(({ name, label, hint }) => (
        <Switch
          checked={values[name]}
          className={styles.item}
          key={name}
          label={
            <>
              <span className={mergeClasses(type.body, styles.words)}>{label}</span>
              <span className={mergeClasses(type.caption, type.quiet, styles.words)}>{hint}</span>
            </>
          }
          labelPosition="before"
          onChange={(_, { checked }) => onChange(name, checked)}
        />
      ))}
    </div>
  );
}
