// Keeps the component library's focus management (Tabster) alive between pages. It shows a page to screen readers again
// a moment after a dialog has closed; without any user left it would end before, and the page would stay hidden.
import { useFocusFinders } from '@fluentui/react-components';

export function FocusKeeper() {
  useFocusFinders();
  return null;
}
