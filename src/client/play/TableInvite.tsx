// Invites people to a table: colleagues by name, everybody else by a link, which also leads newcomers into the team.
import { Input } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { loginSettings } from '../../contract/authorization.ts';
import type { Room } from '../../contract/tables.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { useAnswer } from '../api/useAnswer.ts';
import { useSignedIn } from '../session/useSession.ts';
import { ShareTable } from './ShareTable.tsx';

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
      <section aria-label={t('table.invite')} className="tp-invite">
        <h2>{t('table.invite')}</h2>
        {isSeated && (
          <Suspense fallback={null}>
            <PeoplePicker room={room} />
          </Suspense>
        )}
        <Input aria-label={t(isClosed ? 'table.tableLink' : 'table.inviteLink')} readOnly value={address} />
        <CopyButton copiedLabel={t('table.linkCopied')} label={label} text={address} />
        {isClosed && <p className="tp-quiet">{t('table.linkForTeam')}</p>}
        <ShareTable room={room} />
      </section>
    </Surface>
  );
}
