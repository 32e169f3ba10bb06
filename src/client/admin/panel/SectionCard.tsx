// A card of settings in a section of the admin panel; a refused change says why at its foot.
import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import type { Refusal } from '../../../contract/errors.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useType } from '../../../ui/type.ts';
import { PutBack } from '../../parts/saving/PutBack.tsx';
import styles from './panel.module.css';

interface SectionCardProps {
  /** Where the section has several cards. */
  readonly title?: string;
  readonly words?: string;
  readonly refusal?: Refusal | null;
  readonly children: ReactNode;
}

export function SectionCard({ title, words, refusal = null, children }: SectionCardProps) {
  const type = useType();
  const heading = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : heading} className={styles.section}>
      {title !== undefined && (
        <h2 className={type.section} id={heading}>
          {title}
        </h2>
      )}
      <Surface className={styles.card}>
        {words && <p className={mergeClasses(type.body, type.quiet)}>{words}</p>}
        {children}
        <PutBack refusal={refusal} />
      </Surface>
    </section>
  );
}
