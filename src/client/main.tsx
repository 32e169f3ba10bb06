// Where the client begins.
import 'virtual:themes.css';
import './theme/tokens.css';
import './theme/faces.css';
import './theme/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { screenAt } from './app/routes.ts';
import { fetchPage } from './app/screens.tsx';
import { dress } from './theme/wear.ts';

dress();
const first = screenAt(window.location.pathname);
if (first) fetchPage(first).catch(() => {}); // the page itself says so when it is shown

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
