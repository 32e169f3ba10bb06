// Calls for ears: announced politely to screen readers, and spoken by the browser where that is switched on.
import { useEffect, useRef } from 'react';
import type { Bingo } from '../../../contract/events/bingo.ts';
import { letterOf } from '../../../events/bingo/card.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { type Language, type Speak, useTexts } from '../../../ui/texts.tsx';

export const canSpeak = (): boolean => 'speechSynthesis' in window;

function speak(words: string, language: Language): void {
  window.speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(words);
  said.lang = language === 'tr' ? 'tr-TR' : 'en-GB';
  window.speechSynthesis.speak(said);
}

/** "N 44. On your card." */
export function callInWords(t: Speak, number: number, cards: Bingo['cards']): string {
  const call = `${letterOf(number)} ${number}.`;
  return cards?.some((card) => card.includes(number)) ? `${call} ${t('pages:bingo.onCard')}` : call;
}

export function useCallsAloud(state: Bingo | null, isSpoken: boolean): void {
  const { t, language } = useTexts();
  const announce = useAnnounce();
  const heard = useRef<number | null>(null);
  const number = state?.calls.at(-1) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each call
  useEffect(() => {
    if (!state || number === heard.current) return;
    const isFirstLook = heard.current === null && state.calls.length > 1;
    heard.current = number;
    if (number === null || isFirstLook || state.phase !== 'running') return;
    announce(callInWords(t, number, state.cards));
    if (isSpoken && canSpeak()) speak(`${letterOf(number)}, ${number}`, language);
  }, [number, state?.phase]);
}
