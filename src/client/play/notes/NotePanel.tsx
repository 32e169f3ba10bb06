// The own note on a game, as a tab beside its moves.
import { Textarea } from '@fluentui/react-components';
import { mostNoteLength } from '../../../contract/play/notes.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import tableStyles from '../table.module.css';
import styles from './notes.module.css';
import { useNote } from './useNote.ts';

interface NotePanelProps {
  readonly roomId: string;
  readonly game: number;
}

/** The number of characters is said once there is little room left. */
const tellBelow = 200;

function Note({ roomId, game }: NotePanelProps) {
  const { t } = useTexts();
  const { text, isMissing, state, write, leave } = useNote(roomId, game);
  if (text === null)
    return (
      <p className={classNames(tableStyles.quiet, tableStyles.movesEmpty)} role="status">
        {isMissing && t('pages:analysis.note.missing')}
      </p>
    );
  const left = mostNoteLength - text.length;
  return (
    <div className={styles.note}>
      <Textarea
        aria-label={t('pages:analysis.note.label')}
        className={styles.text ?? ''}
        dir="auto"
        maxLength={mostNoteLength}
        onBlur={leave}
        onChange={(_, { value }) => write(value)}
        placeholder={t('pages:analysis.note.placeholder')}
        resize="none"
        value={text}
      />
      <p className={classNames(tableStyles.quiet, styles.foot)}>
        <span>
          {left < tellBelow ? t('pages:analysis.note.left', { count: left }) : t('pages:analysis.note.own')}
        </span>
        <span role="status">{state !== 'none' && t(`pages:analysis.note.states.${state}`)}</span>
      </p>
    </div>
  );
}

export const NotePanel = (props: NotePanelProps) => (
  <PageTexts>
    <Note {...props} key={`${props.roomId} ${props.game}`} />
  </PageTexts>
);
