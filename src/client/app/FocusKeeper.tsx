// Keeps the component library's focus management (Tabster) alive between pages. It shows a page to screen readers again
// a moment after a dialog has closed; without any user left it would end before, and the page would stay hidden.
import { useFocusFinders } from '@fluentui/react-components';
import { useEffect } from 'react';

const showPage = (): void => document.getElementById('root')?.removeAttribute('aria-hidden');

export function FocusKeeper() {
  useFocusFinders();
  useEffect(() => showPage, []); // signed out under an open dialog: what follows has no focus management any more
  return null;
}
