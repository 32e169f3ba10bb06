// Searching: a word traced, tapped or typed, sent, and what became of it.
import { type KeyboardEvent, useEffect, useState } from 'react';
import { inCapitals, isSpelt } from '../../../engine/words/letters.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { isToBegin } from '../apart.ts';
import { neighboursOf, pathOf, spelling } from '../dice.ts';
import { shortest } from '../scoring.ts';
import type { Boggle, Move } from '../shapes.ts';
import type { Ribbon } from './Tray.tsx';
import type { Words } from './words.ts';

export interface Search {
  /** The word so far, and its dice; null: it is not on the board. */
  readonly word: string;
  readonly path: readonly number[] | null;
  readonly isOpen: boolean;
  readonly ribbons: readonly Ribbon[];
  /** Words sent and not answered yet. */
  readonly waiting: readonly string[];
  tap(place: number): void;
  /** Over a neighbour the word grows; over the die before the last it shrinks. */
  trace(place: number): void;
  /** Two dice at once: the first counts only when the second is beside it. */
  beginWith(first: number, second: number): void;
  clear(): void;
  send(): void;
  onKeyDownCapture(event: KeyboardEvent): void;
}

interface Draft {
  readonly word: string;
  readonly path: readonly number[] | null;
}

interface Sent extends Draft {
  readonly id: number;
  /** Known here before the server answers. */
  readonly fault: string | null;
}

const nothing: Draft = { word: '', path: [] };

/** What can be told without the word list. */
function faultOf(own: readonly string[], { word, path }: Draft): string | null {
  if (word.length < shortest) return 'tooShort';
  if (path === null) return 'notOnBoard';
  return own.includes(word) ? 'alreadyFound' : null;
}

/** One word after the other: the next goes out when the last is answered. */
function useOutbox({ view, pending, play }: BoardProps<Boggle>, isOpen: boolean) {
  const { round } = view;
  const [outbox, setOutbox] = useState<{ readonly round: number; readonly words: readonly string[] }>({
    round,
    words: [],
  });
  const words = outbox.round === round && isOpen ? outbox.words : [];
  const [next, ...rest] = words;
  useEffect(() => {
    if (pending !== null || next === undefined) return;
    setOutbox({ round, words: rest });
    const move: Move = { kind: 'find', round, words: [next] };
    play(move);
  });
  const sent = pending?.kind === 'find' ? pending.words : [];
  return {
    waiting: [...sent, ...words],
    add: (word: string) => setOutbox({ round, words: [...words, word] }),
  };
}

const isNext = (path: readonly number[], place: number): boolean =>
  !path.includes(place) && neighboursOf(path.at(-1) ?? place).includes(place);

/** The path after the finger came over a die; null: it leads nowhere new. */
function traced(path: readonly number[], place: number): readonly number[] | null {
  if (place === path.at(-2)) return path.slice(0, -1);
  return isNext(path, place) ? [...path, place] : null;
}

/** The path after a die was pressed: longer, back to that die, or begun anew. */
function tapped(path: readonly number[], place: number): readonly number[] {
  if (place === path.at(-1)) return [];
  if (path.includes(place)) return path.slice(0, path.indexOf(place) + 1);
  return isNext(path, place) ? [...path, place] : [place];
}

export function useSearch(props: BoardProps<Boggle>, words: Words): Search {
  const { view: seen, seat, say, refused } = props;
  const { board, round } = seen;
  const own = seen.own ?? [];
  const isOpen = seat !== null && seen.phase === 'searching' && !seen.isDone[seat] && !isToBegin(seen, seat);
  const [entry, setEntry] = useState({ round, draft: nothing, sent: null as Sent | null });
  const { draft, sent } = entry.round === round && isOpen ? entry : { draft: nothing, sent: null };
  const { waiting, add } = useOutbox(props, isOpen);
  const change = (next: Draft) => setEntry({ round, draft: next, sent });
  const along = (path: readonly number[]) => change({ word: spelling(board, path), path });
  const typed = (word: string) => change(word === '' ? nothing : { word, path: pathOf(board, word) });
  const send = () => {
    if (draft.word === '') return;
    const fault = faultOf([...own, ...waiting], draft);
    if (fault === null) add(draft.word);
    else say(words.refusal(fault), 'assertive');
    setEntry({ round, draft: nothing, sent: { ...draft, id: (sent?.id ?? 0) + 1, fault } });
  };
  const path = draft.path ?? [];
  return {
    ...draft,
    isOpen,
    waiting,
    ribbons: ribbonsOf(draft, sent, { own, waiting, isRefused: refused !== null }),
    clear: () => change(nothing),
    send,
    beginWith: (first, second) => along(neighboursOf(first).includes(second) ? [first, second] : [second]),
    trace(place) {
      const next = traced(path, place);
      if (next) along(next);
    },
    tap(place) {
      if (place === path.at(-1) && path.length > 1) send();
      else along(tapped(path, place));
    },
    onKeyDownCapture: (event) => typeKey(event, seen.rules.language, { isOpen, draft, typed, send }),
  };
}

interface Answered {
  readonly own: readonly string[];
  readonly waiting: readonly string[];
  readonly isRefused: boolean;
}

function ribbonsOf(draft: Draft, sent: Sent | null, { own, waiting, isRefused }: Answered): Ribbon[] {
  const ribbons: Ribbon[] = [];
  const lookOf = ({ word, fault }: Sent): Ribbon['look'] => {
    if (fault !== null) return fault === 'alreadyFound' ? 'known' : 'broken';
    if (own.includes(word)) return 'good';
    return isRefused && !waiting.includes(word) ? 'broken' : 'sent';
  };
  if (sent?.path && draft.word === '')
    ribbons.push({ path: sent.path, look: lookOf(sent), id: `${sent.id} ${lookOf(sent)}` });
  if (draft.path && draft.path.length > 0) ribbons.push({ path: draft.path, look: 'draft', id: 'draft' });
  return ribbons;
}

interface Typing {
  readonly isOpen: boolean;
  readonly draft: Draft;
  typed(word: string): void;
  send(): void;
}

/** On a die every letter types; the space bar presses it. */
function typeKey(event: KeyboardEvent, tongue: 'en' | 'tr', { isOpen, draft, typed, send }: Typing): void {
  const isOnDie = event.target instanceof Element && event.target.matches('[data-cell]');
  if (!isOpen || !isOnDie || event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = inCapitals(event.key, tongue);
  if ([...letter].length === 1 && isSpelt(letter, tongue)) typed(draft.word + letter);
  else if (event.key === 'Backspace') typed([...draft.word].slice(0, -1).join(''));
  else if (event.key === 'Escape' && draft.word !== '') typed('');
  else if (event.key === 'Enter' && draft.word !== '') send();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
