// A bingo game as React state, while it is on screen.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { refuse } from '../../../contract/errors.ts';
import {
  type BingoActs,
  type BingoSnapshot,
  type BingoStore,
  noBingo,
  openBingoStore,
} from './bingoStore.ts';

export interface Followed extends BingoSnapshot, BingoActs {}

const noStore = () => () => {};

const notYet = async () => ({ ...refuse('TemporarilyUnavailable'), message: '' });
const noActs: BingoActs = { join: notYet, claim: notYet, control: notYet };

export function useBingo(bingo: string): Followed {
  const [store, setStore] = useState<BingoStore | null>(null);
  useEffect(() => {
    let isWanted = true;
    let opened: BingoStore | null = null;
    const open = async () => {
      const { connect } = await import('../../base/realtime/connection.ts'); // loaded after the page
      if (!isWanted) return;
      opened = openBingoStore(connect(), bingo);
      setStore(opened);
    };
    void open();
    return () => {
      isWanted = false;
      opened?.close();
      setStore(null);
    };
  }, [bingo]);
  const { state, refusal, isAway } = useSyncExternalStore(
    store?.subscribe ?? noStore,
    store?.snapshot ?? (() => noBingo),
  );
  const { join, claim, control } = store ?? noActs;
  return { state, refusal, isAway, join, claim, control };
}
