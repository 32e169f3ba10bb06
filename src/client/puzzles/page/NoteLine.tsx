// The sentence under the board, with a button where the same can be sent again. Its users announce it to screen readers.
import { Button } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import styles from './puzzle.module.css';
import type { DeskNote } from './useDesk.ts';

export function NoteLine({ note }: { readonly note: DeskNote }) {
  const { t } = useTexts();
  return (
    <p className={styles.note}>
      <span>{note.words}</span>
      {note.again && (
        <Button appearance="primary" onClick={note.again}>
          {t('state.again')}
        </Button>
      )}
    </p>
  );
}
