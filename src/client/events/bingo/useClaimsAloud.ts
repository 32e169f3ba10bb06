// Claims and the end for screen readers: who has a line, who claimed too early, and that it is over.
import { useEffect, useRef } from 'react';
import type { Bingo } from '../../../contract/events/bingo.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';

interface Hearing {
  /** Whoever calls is interrupted. */
  readonly urgency: 'polite' | 'assertive';
  /** Whose own claims are answered elsewhere. */
  readonly me?: string;
}

export function useClaimsAloud({ claim, stages, phase }: Bingo, { urgency, me }: Hearing): void {
  const { t } = useTexts();
  const announce = useAnnounce();
  const key = claim && claim.userId !== me ? `${claim.userId} ${claim.stage} ${claim.isRight}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each claim
  useEffect(() => {
    if (!claim || key === null) return;
    const name = claim.name ?? t('pages:bingo.former');
    const stage = t(`pages:bingo.stage.${stages[claim.stage]?.name ?? 'oneLine'}`);
    const words = claim.isRight ? 'pages:bingo.claim.right' : 'pages:bingo.claim.early';
    announce(t(words, { name, stage }), urgency);
  }, [key]);
  const isOver = phase === 'finished';
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) announce(t('pages:bingo.end.title'));
    wasOver.current = isOver;
  }, [isOver, announce, t]);
}
