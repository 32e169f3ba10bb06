// The buttons of a half-made move (Undo, Confirm move, Pass): a board renders them, the table decides where they stand.
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Slot = createContext<HTMLElement | null>(null);

/** Given by the table: the element in one's own plate, or the action bar where it is narrow. */
export const BoardActionsSlot = Slot.Provider;

export function BoardActions({ children }: { readonly children: ReactNode }) {
  const slot = useContext(Slot);
  return slot && createPortal(children, slot);
}
