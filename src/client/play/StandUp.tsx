// Gives one's seat up. Where nobody else has one, that closes the table, so it is asked first.
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTexts } from '../../ui/texts.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import type { RoomStore } from './roomStore.ts';

interface StandUpProps {
  readonly store: RoomStore;
  /** No other person has a seat. */
  readonly isLast: boolean;
}

export function StandUp({ store, isLast }: StandUpProps) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const leave = () => void store.do('room:leave', {});
  return (
    <>
      <Button appearance="subtle" onClick={() => (isLast ? setAsking(true) : leave())}>
        {t('table.standUp')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          cancel={t('table.keepTable')}
          confirm={t('table.closeTable')}
          isBusy={false}
          onCancel={() => setAsking(false)}
          onConfirm={leave}
          title={t('table.closeQuestion')}
        >
          <p>{t('table.closeWords')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
