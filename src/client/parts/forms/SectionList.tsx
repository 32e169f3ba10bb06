// The sections of a long form beside it; each leads to its heading.
import styles from './sectionIndex.module.css';

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

interface SectionListProps {
  readonly label: string;
  /** By the id of its heading, as it is called. */
  readonly sections: readonly (readonly [id: string, title: string])[];
}

export function SectionList({ label, sections }: SectionListProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {sections.map(([id, title]) => (
          <li key={id}>
            <button className={styles.item} onClick={() => goTo(id)} type="button">
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
