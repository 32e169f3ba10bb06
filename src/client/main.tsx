// Where the client begins.
import 'virtual:themes.css';
import './theme/tokens.css';
import './theme/faces.css';
import './theme/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchBack } from './app/leaving/back.ts';
import { screenAt } from './app/routes.ts';
import { fetchPage } from './app/screens.tsx';
import { session } from './session/session.ts';
import { dress } from './theme/wear.ts';

dress();
watchBack();
const first = screenAt(window.location.pathname);
const early = [
  first && fetchPage(first),
  session.user() && import('./app/SignedIn.tsx'),
  session.user() && first?.frame === 'shell' && import('./app/shell/Shell.tsx'),
];
Promise.all(early).catch(() => {}); // what does not come is missed, and said, where it is shown

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
