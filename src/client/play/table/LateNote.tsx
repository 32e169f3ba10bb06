// With a move a day: the time of one of two is up, and the other one decides; the late one is told so.
import { Button } from '@fluentui/react-components';
import type { MatchView, Room } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { dueText } from '../../games/turns/dueText.ts';
import type { RoomStore } from '../roomStore.ts';
import type { Sitting } from '../seats.ts';
import styles from '../table.module.css';

interface LateNoteProps {
  readonly room: Room;
  readonly match: MatchView;
  readonly all: readonly Sitting[];
  readonly store: RoomStore;
}

function Note({ room, match, all, store }: LateNoteProps) {
  const { t, language } = useTexts();
  const late = room.daily?.late;
  if (!late || match.mySeat === null) return null;
  const mine = match.positions[match.mySeat];
  const nameAt = (position: number | null) =>
    all.find(({ seat }) => match.positions[seat] === position)?.name ?? '';
  const when = dueText(late.endsUnix, match.nowUnix, localeOf(language));
  if (late.decides !== mine)
    return late.position === mine || late.decides === null ? (
      <div className={styles.note} role="status">
        <strong>{t('pages:turns.yourTimeIsUp')}</strong>
        <span>
          {late.decides === null
            ? t('pages:turns.endsUnlessMoved', { when })
            : t('pages:turns.theyDecide', { name: nameAt(late.decides), when })}
        </span>
      </div>
    ) : null;
  return (
    <div className={styles.note} data-part="late" role="alert">
      <strong>{t('pages:turns.timeIsUp', { name: nameAt(late.position) })}</strong>
      <Button appearance="primary" onClick={() => void store.do('match:late', { choice: 'end' })}>
        {t('pages:turns.end')}
      </Button>
      <Button onClick={() => void store.do('match:late', { choice: 'anotherDay' })}>
        {t('pages:turns.anotherDay')}
      </Button>
      <span>{t('pages:turns.endsAlone', { when })}</span>
    </div>
  );
}

export const LateNote = (props: LateNoteProps) => (
  <PageTexts>
    <Note {...props} />
  </PageTexts>
);
