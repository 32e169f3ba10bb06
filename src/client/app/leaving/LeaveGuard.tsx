// Asks once before a page is left that holds something unsaved, whichever way it is left.
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { UNSAFE_NavigationContext as Navigation } from 'react-router-dom';
import { keepHere } from './back.ts';

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

type Ask = (go: () => void) => void;

const AskContext = createContext<(isUnsaved: boolean) => () => void>(() => () => {});

/** While `isUnsaved` whoever wants to leave is asked. */
export function useUnsaved(isUnsaved: boolean): void {
  const hold = useContext(AskContext);
  useEffect(() => hold(isUnsaved), [hold, isUnsaved]);
}

/** The browser asks for itself when the tab is closed. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Every link and every `navigate` below asks first. */
function useGuarded(ask: Ask) {
  const around = useContext(Navigation);
  return useMemo(() => {
    const { navigator } = around;
    const guarded = {
      ...navigator,
      push: (...to: Parameters<typeof navigator.push>) => ask(() => navigator.push(...to)),
      replace: (...to: Parameters<typeof navigator.replace>) => ask(() => navigator.replace(...to)),
    };
    return { ...around, navigator: guarded };
  }, [around, ask]);
}

export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const isHeld = useRef(false);
  const [going, setGoing] = useState<{ readonly go: () => void } | null>(null);
  const { ask, hold } = useMemo(() => {
    const setAside: Ask = (go) => setGoing({ go });
    const holdOn = (isUnsaved: boolean) => {
      if (!isUnsaved) return () => {};
      isHeld.current = true;
      window.addEventListener('beforeunload', warn);
      const letGo = keepHere((go) => {
        if (isHeld.current) setAside(go);
        return isHeld.current;
      });
      return () => {
        isHeld.current = false;
        window.removeEventListener('beforeunload', warn);
        letGo();
      };
    };
    return { ask: (go: () => void) => (isHeld.current ? setAside(go) : go()), hold: holdOn };
  }, []);
  const guarded = useGuarded(ask);
  const leave = () => {
    isHeld.current = false;
    setGoing(null);
    going?.go();
  };
  return (
    <Navigation.Provider value={guarded}>
      <AskContext value={hold}>
        {children}
        {going && (
          <Suspense>
            <LeaveDialog onLeave={leave} onStay={() => setGoing(null)} />
          </Suspense>
        )}
      </AskContext>
    </Navigation.Provider>
  );
}
