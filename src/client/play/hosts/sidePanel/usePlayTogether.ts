// Opens or takes a table and shows it to everyone in the meeting.
import { useState } from 'react';
import { isRefusal } from '../../../../contract/errors.ts';
import { newId } from '../../../base/api/newId.ts';
import { useHost } from '../../../base/hosts/host.ts';

/** A game to open a table for, or a table that waits. */
export interface PanelOffer {
  readonly gameName: string;
  readonly roomId: string | null;
  readonly title: string;
}

interface PlayTogether {
  readonly isBusy: boolean;
  /** A text key: why it could not be shown to everyone. */
  readonly problem: string | null;
  play(offer: PanelOffer): Promise<void>;
}

/** The table, or the text key of the failure. The live connection is loaded with the first press. */
async function roomFor(
  { gameName, roomId }: PanelOffer,
  meetingId: () => Promise<string | null>,
): Promise<{ room: string } | { problem: string }> {
  if (roomId) return { room: roomId };
  const { connect } = await import('../../../base/realtime/connection.ts');
  const meeting = (await meetingId()) ?? undefined;
  const answer = await connect().say('room:create', { gameName, meetingId: meeting, moveId: newId() });
  return isRefusal(answer) ? { problem: `errors.${answer.error}` } : answer;
}

export function usePlayTogether(): PlayTogether {
  const { meetingId, share } = useHost();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Opened, but not yet shown: the next press shows it instead of opening another. */
  const [opened, setOpened] = useState<{ readonly gameName: string; readonly room: string } | null>(null);
  return {
    isBusy,
    problem,
    async play(offer) {
      setBusy(true);
      setProblem(null);
      const known = opened?.gameName === offer.gameName ? opened.room : null;
      const table = await roomFor({ ...offer, roomId: offer.roomId ?? known }, meetingId);
      if ('problem' in table) setProblem(table.problem);
      else {
        setOpened(offer.roomId ? opened : { gameName: offer.gameName, room: table.room });
        const outcome = await share({ ...offer, roomId: table.room });
        if (outcome === 'shared') setOpened(null);
        else if (outcome !== 'cancelled') setProblem(`hosts.share.${outcome}`);
      }
      setBusy(false);
    },
  };
}
