// Sends the draft of a grid to the server some seconds after it last changed, and at once when the page goes: another device goes on with it.
import { useEffect, useRef } from 'react';
import type { GridCalls } from '../../../contract/puzzles/gridPuzzles.ts';
import { call } from '../../base/api/call.ts';

const quietMs = 3_000;

export function useKeptDraft(keep: GridCalls['draft'], gameId: string, draft: string, isOpen: boolean): void {
  const kept = useRef(draft);
  const newest = useRef(draft);
  const send = useRef(() => {});
  useEffect(() => {
    newest.current = draft;
    send.current = () => {
      if (!isOpen || kept.current === newest.current) return;
      kept.current = newest.current;
      void call(keep, { body: { gameId, draft: newest.current } }); // it is on this device in any case
    };
    const timer = setTimeout(() => send.current(), quietMs);
    return () => clearTimeout(timer);
  }, [keep, gameId, draft, isOpen]);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && send.current();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      send.current();
    };
  }, []);
}
