// Mounts a document: theme first, then the host, then React.
import 'virtual:themes.css';
import './base/theme/tokens.css';
import './base/theme/faces.css';
import './base/theme/page.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { LoadingTop } from '../ui/LoadingTop.tsx';
import { untilNoticed } from './app/loadable.tsx';
import { Providers } from './app/Providers.tsx';
import { browserHost } from './base/hosts/browser.ts';
import { findHost } from './base/hosts/findHost.ts';
import type { Host } from './base/hosts/host.ts';
import { applyHostTheme, followTheme } from './base/theme/applyTheme.ts';
import { setHostLanguage } from './base/words/language.ts';

/** Applies the host's theme, language and start page. */
function settleIn({ theme, language, arrival, place, surface }: Host): void {
  if (theme) {
    applyHostTheme(theme.now());
    theme.onChange(() => applyHostTheme(theme.now()));
  }
  if (language) setHostLanguage(language);
  if (arrival && window.location.pathname === '/') window.history.replaceState(null, '', arrival);
  document.documentElement.dataset.place = place;
  document.documentElement.dataset.surface = surface;
}

/** `page`: the loading of the first page; waited for as long as it is not noticed. */
export function mount(content: ReactNode, page?: Promise<void>): void {
  followTheme();
  const element = document.getElementById('root');
  if (!element) throw new Error('the document has no root');
  const draw = (root: Root, host: Host, drawn: ReactNode) =>
    root.render(
      <StrictMode>
        <Providers host={host}>{drawn}</Providers>
      </StrictMode>,
    );
  let here = browserHost(true);
  const root = createRoot(element, {
    onUncaughtError(problem) {
      window.reportError(problem);
      here.failed();
    },
  });
  const show = (host: Host) => {
    here = host;
    settleIn(host);
    draw(root, host, content);
  };
  const found = findHost();
  if (found instanceof Promise) {
    draw(root, here, <LoadingTop />);
    void found.then(show);
  } else if (page) void untilNoticed(page).then(() => show(found));
  else show(found);
}
