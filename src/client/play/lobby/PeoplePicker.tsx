// Invites people to the table: a colleague, or a channel of a chat tool.
import { sendInviteMessage } from '../../../contract/messaging/notifications.ts';
import type { Room } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { type PlaceKind, Places } from '../../games/invite/Places.tsx';
import type { InviteTarget } from '../../games/invite/picks.ts';
import { usePlaces } from '../../games/invite/usePlaces.ts';
import styles from '../table.module.css';

const addressed = (target: InviteTarget): { opponentUserId: string } | InviteTarget =>
  'userId' in target ? { opponentUserId: target.userId } : target;

export function PeoplePicker({ room }: { readonly room: Room }) {
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const chatPlaces = usePlaces();
  const there = new Set([userId, ...room.players.flatMap(({ id }) => (id === null ? [] : [id]))]);
  const send = (kind: PlaceKind, target: InviteTarget) => {
    const table = { roomName: room.name, roomId: room.id, gameType: room.gameName };
    const body = { hostUserId: userId, ...addressed(target), ...table };
    return call(sendInviteMessage, { params: { kind }, body });
  };
  return (
    <Places
      nobodyLeft={<p className={styles.quiet}>{t('notifications.invite.alone')}</p>}
      places={['team', ...chatPlaces]}
      send={send}
      skip={there}
    />
  );
}
