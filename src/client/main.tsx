// Where the client begins.
import { App } from './app/App.tsx';
import { watchBack } from './app/leaving/back.ts';
import { screenAt } from './app/routes.ts';
import { fetchPage } from './app/screens.tsx';
import { begin } from './begin.tsx';
import { session } from './session/session.ts';

watchBack();
const first = screenAt(window.location.pathname);
const early = [
  first && fetchPage(first),
  session.user() && import('./app/SignedIn.tsx'),
  session.user() && first?.frame === 'shell' && import('./app/shell/Shell.tsx'),
];
Promise.all(early).catch(() => {}); // what does not come is missed, and said, where it is shown

begin(<App />);
