// One block of the settings page: a heading the table of contents links to, and a card.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode, RefObject } from 'react';
import { Surface } from '../../../ui/Surface.tsx';
import { useType } from '../../../ui/type.ts';

const useStyles = makeStyles({
  block: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', minWidth: 0 },
  heading: { scrollMarginTop: 'calc(var(--tp-header) + 64px)', outlineStyle: 'none' },
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', padding: '20px' },
  narrow: { '@media (max-width: 639.98px)': { padding: '16px' } },
});

interface SettingsBlockProps {
  readonly id: string;
  readonly title: string;
  readonly words?: string;
  /** Ref for code that moves the focus here. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

export function SettingsBlock({ id, title, words, heading, children }: SettingsBlockProps) {
  const styles = useStyles();
  const type = useType();
  return (
    <section aria-labelledby={id} className={styles.block}>
      <h2 className={mergeClasses(type.section, styles.heading)} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Surface className={mergeClasses(styles.card, styles.narrow)}>
        {words && <p className={mergeClasses(type.body, type.quiet)}>{words}</p>}
        {children}
      </Surface>
    </section>
  );
}
