// Invites people to a table: colleagues by name, everybody else by a link, which also leads newcomers into the team.
import { Button, Input } from '@fluentui/react-components';
import { ShareScreenStart20Regular } from '@fluentui/react-icons/svg/share-screen-start';
import { lazy, Suspense, useState } from 'react';
import { loginSettings } from '../../../contract/people/authorization.ts';
import type { Room } from '../../../contract/play/tables.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { type ShareOutcome, useHost } from '../../base/hosts/host.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import tableStyles from '../table.module.css';
import styles from './lobby.module.css';

/** Shares a table through the host: on the stage of a meeting, or as a link. */
function ShareTable({ room }: { readonly room: Room }) {
  const { t } = useTexts();
  const { sharing, surface, share } = useHost();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  if (sharing === 'none')
    return surface === 'panel' && <p className={tableStyles.quiet}>{t('hosts.share.notAllowed')}</p>;
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

const PeoplePicker = lazy(async () => ({ default: (await import('./PeoplePicker.tsx')).PeoplePicker }));

/** The address of a table; with the team, whoever has no account is led through sign-up to a seat. */
export const tableLink = (room: Pick<Room, 'id' | 'gameName'>, teamId: string | null): string => {
  const address = `${window.location.origin}/games/${room.gameName}/${room.id}`;
  return teamId === null ? address : `${address}?gameSpace=${teamId}`;
};

/** The team whose link admits newcomers; null where an admin has closed it, and until that is known. */
function useOpenTeam(): { readonly teamId: string | null; readonly isClosed: boolean } {
  const { team } = useSignedIn();
  const { data } = useAnswer(loginSettings, { query: { companyId: team?.teamId } });
  const isOpen = data?.team?.isOpen;
  return { teamId: isOpen ? (team?.teamId ?? null) : null, isClosed: isOpen === false };
}

export function TableInvite({ room, isSeated }: { readonly room: Room; readonly isSeated: boolean }) {
  const { t } = useTexts();
  const { teamId, isClosed } = useOpenTeam();
  const address = tableLink(room, teamId);
  const label = t(isClosed ? 'table.copyTableLink' : 'table.copyInviteLink');
  return (
    <Surface>
      <section aria-label={t('table.invite')} className={styles.invite}>
        <h2>{t('table.invite')}</h2>
        {isSeated && (
          <Suspense fallback={null}>
            <PeoplePicker room={room} />
          </Suspense>
        )}
        <Input aria-label={t(isClosed ? 'table.tableLink' : 'table.inviteLink')} readOnly value={address} />
        <CopyButton copiedLabel={t('table.linkCopied')} label={label} text={address} />
        {isClosed && <p className={tableStyles.quiet}>{t('table.linkForTeam')}</p>}
        <ShareTable room={room} />
      </section>
    </Surface>
  );
}
