// A list of the panel whose entries open in a tab of their own, beside the meeting.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useType } from '../../../../ui/type.ts';

const useStyles = makeStyles({
  block: { display: 'grid', gap: '4px', padding: '0 12px', minWidth: 0 },
  list: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px',
    minHeight: '56px',
    padding: '8px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  art: { display: 'block', borderRadius: '25%', forcedColorAdjust: 'none' },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
});

export interface TabLink {
  readonly id: string;
  readonly path: string;
  /** The name of its picture. */
  readonly art: string;
  readonly title: string;
  readonly words: string;
}

export function TabLinks({ title, links }: { readonly title: string; readonly links: readonly TabLink[] }) {
  const styles = useStyles();
  const type = useType();
  if (links.length === 0) return null;
  return (
    <section aria-label={title} className={styles.block}>
      <h2 className={type.cardTitle}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ id, path, art, title: name, words }) => (
          <li key={id}>
            <a className={styles.row} href={path} rel="noopener noreferrer" target="_blank">
              <img alt="" className={styles.art} height="40" src={`/art/${art}.svg`} width="40" />
              <span className={styles.words}>
                <span className={type.strong}>{name}</span>
                <span className={mergeClasses(type.caption, type.quiet)}>{words}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
