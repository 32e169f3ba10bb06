// At a table with a move a day: what became of the answers that one had planned, with the newest turn.
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { MatchView } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import type { Sitting } from '../seats.ts';
import styles from '../table.module.css';
import { useConditionalMoves } from './useConditionalMoves.ts';

interface AnswersNoteProps {
  readonly match: MatchView;
  readonly all: readonly Sitting[];
}

function Note({ match, all }: AnswersNoteProps) {
  const { t } = useTexts();
  const { laid } = useConditionalMoves(match);
  const [seen, see] = useState(-1);
  const news = laid?.news;
  if (!news || news.turn !== match.turn || seen === news.turn) return null;
  const name = all.find(({ isMe }) => !isMe)?.name ?? '';
  return (
    <div className={styles.note} data-part="answers" role="status">
      <span>{t(`pages:analysis.plan.${news.kind}`, { name })}</span>
      <Button onClick={() => see(news.turn)}>{t('pages:analysis.plan.seen')}</Button>
    </div>
  );
}

export const AnswersNote = (props: AnswersNoteProps) => (
  <PageTexts>
    <Note {...props} />
  </PageTexts>
);
