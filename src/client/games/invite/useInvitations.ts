// Sends invitations; keeps whom they went to and why the last one failed.
import { useState } from 'react';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import type { InvitePlace, InviteTarget, Pick } from './picks.ts';

type SentBy = 'bell' | 'mail' | 'chat';
export type Send = (target: InviteTarget) => Promise<{ readonly sentBy: readonly SentBy[] } | Refusal>;

interface Invitations {
  /** By the ids of the picks. */
  readonly sentTo: ReadonlySet<string>;
  readonly isSending: boolean;
  readonly problem: string | null;
  invite(pick: Pick): Promise<void>;
  forget(): void;
}

export function useInvitations(place: InvitePlace, send: Send): Invitations {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [sentTo, setSentTo] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** The notification in the product went out anyway; the failure of the chat tool is still shown. */
  function succeed({ id, name }: Pick, sentBy: readonly SentBy[]): void {
    setSentTo((before) => new Set([...before, id]));
    const isSaid = place === 'team' || sentBy.includes('chat');
    const where = t(`notifications.invite.places.${place}`);
    if (isSaid) announce(t('notifications.invite.sentTo', { name }));
    else setProblem(t('notifications.invite.sentWithout', { name, place: where }));
  }

  async function invite(pick: Pick): Promise<void> {
    if (!pick.target) return;
    setSending(true);
    setProblem(null);
    const answer = await send(pick.target);
    setSending(false);
    if (!isRefusal(answer)) succeed(pick, answer.sentBy);
    else if (answer.error === 'AnErrorOccured') setProblem(t('notifications.invite.notSent'));
    else setProblem(t(`errors.${answer.error}`));
  }

  return { sentTo, isSending, problem, invite, forget: () => setProblem(null) };
}
