// Whoever goes to another page stays where they are until it is here, but never long: then it says that it loads.
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as Whereabouts } from 'react-router-dom';
import { unminded } from './pieces.tsx';
import { fetchScreen, isHere } from './screens.tsx';

export function Arrived({ children }: { readonly children: ReactNode }) {
  const wanted = useContext(Whereabouts);
  const [shown, show] = useState(wanted);
  if (shown !== wanted && isHere(wanted.location.pathname)) show(wanted);
  useEffect(() => {
    if (shown === wanted) return;
    let isWanted = true;
    void unminded(fetchScreen(wanted.location.pathname)).then(() => isWanted && show(wanted));
    return () => {
      isWanted = false;
    };
  }, [shown, wanted]);
  return <Whereabouts value={shown}>{children}</Whereabouts>;
}
