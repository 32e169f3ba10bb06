// A list whose rows have a name, what is known about it, and one act at the end: passkeys, devices, connected accounts.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useType } from '../../../ui/type.ts';

const useStyles = makeStyles({
  rows: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '44px',
    padding: '8px 0',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@container (max-width: 360px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  withIcon: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '12px',
    '@container (max-width: 360px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  /** Its button is as high as a finger. */
  act: { justifySelf: 'start', '& > button': { minHeight: '44px' } },
  besideIcon: { '@container (max-width: 360px)': { gridColumnStart: 2 } },
});

export function ActRows({ children }: { readonly children: ReactNode }) {
  return <ul className={useStyles().rows}>{children}</ul>;
}

interface ActRowProps {
  readonly icon?: ReactNode;
  readonly name: string;
  readonly words: string;
  /** Why there is no act, or what else is to be known. */
  readonly note?: string | null;
  /** A button, or nothing. */
  readonly act: ReactNode;
}

export function ActRow({ icon, name, words, note, act }: ActRowProps) {
  const styles = useStyles();
  const type = useType();
  return (
    <li className={mergeClasses(styles.row, icon !== undefined && styles.withIcon)}>
      {icon}
      <div className={styles.words}>
        <h3 className={type.strong}>{name}</h3>
        <p className={mergeClasses(type.body, type.quiet)}>{words}</p>
        {note && <p className={mergeClasses(type.caption, type.quiet)}>{note}</p>}
      </div>
      {act && <div className={mergeClasses(styles.act, icon !== undefined && styles.besideIcon)}>{act}</div>}
    </li>
  );
}
