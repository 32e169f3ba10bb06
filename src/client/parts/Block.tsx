// A section of a page with its heading and something beside the heading.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useType } from '../../ui/type.ts';

const useStyles = makeStyles({
  block: { display: 'grid', gap: '12px', minWidth: 0, containerType: 'inline-size' },
  head: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '16px',
    flexWrap: 'wrap',
  },
});

interface BlockProps {
  readonly title: string;
  /** The id of the heading, where something refers to it. */
  readonly id?: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Block({ title, id, beside, children, className }: BlockProps) {
  const styles = useStyles();
  const type = useType();
  const unnamed = useId();
  const heading = id ?? unnamed;
  return (
    <section aria-labelledby={heading} className={mergeClasses(styles.block, className)}>
      <div className={styles.head}>
        <h2 className={type.section} id={heading}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
