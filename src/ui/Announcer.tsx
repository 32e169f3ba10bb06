// Says things to screen readers: two live regions, one polite, one that interrupts.
import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';
import { useUnseen } from './useUnseen.ts';

export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void;

const AnnounceContext = createContext<Announce>(() => {});

export const useAnnounce = (): Announce => useContext(AnnounceContext);

export function Announcer({ children }: { readonly children: ReactNode }) {
  const unseen = useUnseen();
  const regions = useRef<Partial<Record<'polite' | 'assertive', HTMLElement | null>>>({});
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    const region = regions.current[urgency];
    if (!region) return;
    const line = document.createElement('p');
    line.textContent = text;
    region.replaceChildren(line); // a new element is read even when the words are the same
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div
        aria-live="polite"
        className={unseen}
        ref={(element) => {
          regions.current.polite = element;
        }}
      />
      <div
        aria-live="assertive"
        className={unseen}
        ref={(element) => {
          regions.current.assertive = element;
        }}
      />
    </AnnounceContext>
  );
}
