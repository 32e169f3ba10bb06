// The sections of a long form beside it; each leads to its heading.
import { Link, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  list: { position: 'sticky', top: 'calc(var(--tp-header) + 28px)', display: 'grid', gap: '10px' },
});

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
  const styles = useStyles();
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {sections.map(([id, title]) => (
          <li key={id}>
            <Link as="button" onClick={() => goTo(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
