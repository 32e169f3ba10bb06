// What the maker of a poll and admins may do with it: close it now, or remove it.
import { Button } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closePoll, listPolls, type Poll, removePoll } from '../../../contract/events/polls.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { answerKey } from '../../base/api/useAnswer.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import styles from './polls.module.css';

interface MakerActsProps {
  readonly poll: Poll;
  onRemoved(): void;
}

export function MakerActs({ poll, onRemoved }: MakerActsProps) {
  const { t } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const cache = useQueryClient();
  const [asked, ask] = useState<'close' | 'remove' | null>(null);
  const body = { pollId: poll.pollId };
  const close = async () => {
    if (await send(() => call(closePoll, { body }))) ask(null);
  };
  const remove = async () => {
    // The page is left first: nothing is asked for again that is no longer there, and the list anew.
    const leave = () => {
      cache.removeQueries({ queryKey: answerKey(listPolls, {}) });
      onRemoved();
    };
    if (await send(() => call(removePoll, { body }, leave))) ask(null);
  };
  return (
    <>
      {poll.isOpen && (
        <Button className={styles.button} onClick={() => ask('close')}>
          {t('pages:polls.close.act')}
        </Button>
      )}
      <Button appearance="subtle" className={styles.button} onClick={() => ask('remove')}>
        {t('pages:polls.remove.act')}
      </Button>
      {asked !== null && (
        <ConfirmDialog
          cancel={t('pages:polls.keep')}
          confirm={t(`pages:polls.${asked}.act`)}
          isBusy={isBusy}
          isHarmless={asked === 'close'}
          onCancel={() => ask(null)}
          onConfirm={() => void (asked === 'close' ? close() : remove())}
          title={t(`pages:polls.${asked}.title`)}
        >
          <p>
            {t(
              asked === 'close' && poll.isSecret ? 'pages:polls.close.secret' : `pages:polls.${asked}.words`,
            )}
          </p>
          <Problem refusal={refusal} />
        </ConfirmDialog>
      )}
    </>
  );
}
