// Waits until no dialog covers the page. An open one hides everything else from screen readers, and a page that takes the focus meanwhile is not read out.
import type { Tag } from '../../contract/endpoint.ts';
import { refresh } from '../base/api/refresh.ts';

const dialogs = '[role="dialog"][aria-modal="true"], [role="alertdialog"][aria-modal="true"]';

const isCovered = (): boolean =>
  document.querySelector(dialogs) !== null || document.querySelector('#root[aria-hidden="true"]') !== null;

/** Calls it at once where nothing is open. */
export function afterDialogs(go: () => void): void {
  if (!isCovered()) {
    go();
    return;
  }
  const observer = new MutationObserver(() => {
    if (isCovered()) return;
    observer.disconnect();
    go();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-hidden', 'aria-modal'],
  });
}

/** For a call out of a dialog: the page below it changes once the dialog is closed. */
export const refreshAfterDialogs = (tags: readonly Tag[]): void => afterDialogs(() => void refresh(tags));
