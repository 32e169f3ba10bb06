// The number of games that wait for oneself: before the title of the tab, whichever page sets it, and on the icon of the
// installed app, until one signs out.
import { useEffect } from 'react';
import { showBadge } from '../../base/push/appBadge.ts';

const counted = /^\(\d+\) /;

/** Where two parts of a page show the number, the one that stays writes it again when the other goes. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const put = () => {
      const plain = document.title.replace(counted, '');
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      void showBadge(navigator, count);
      if (document.title !== wanted) document.title = wanted;
    };
    put();
    const title = document.querySelector('title');
    const watch = new MutationObserver(put);
    if (title) watch.observe(title, { childList: true });
    return () => {
      watch.disconnect();
      void showBadge(navigator, 0);
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}
