// Shares a table through the host: on the stage of a meeting, or as a link.
import { Button } from '@fluentui/react-components';
import { ShareScreenStart20Regular } from '@fluentui/react-icons/svg/share-screen-start';
import { useState } from 'react';
import type { Room } from '../../contract/tables.ts';
import { useTexts } from '../../ui/texts.tsx';
import { type ShareOutcome, useHost } from '../hosts/host.ts';

export function ShareTable({ room }: { readonly room: Room }) {
  const { t } = useTexts();
  const { sharing, surface, share } = useHost();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  if (sharing === 'none')
    return surface === 'panel' && <p className="tp-quiet">{t('hosts.share.notAllowed')}</p>;
  const press = async () => {
    const title = room.name || t(`games.${room.gameName}`);
    setOutcome(await share({ gameName: room.gameName, roomId: room.id, title }));
  };
  const isSaid = outcome !== null && outcome !== 'cancelled' && !(outcome === 'shared' && sharing === 'link');
  return (
    <>
      <Button icon={<ShareScreenStart20Regular />} onClick={press}>
        {t(sharing === 'stage' ? 'hosts.share.toStage' : 'hosts.share.byLink')}
      </Button>
      {isSaid && <p role="status">{t(`hosts.share.${outcome}`)}</p>}
    </>
  );
}
