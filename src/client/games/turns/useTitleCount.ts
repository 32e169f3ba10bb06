// The number of games that wait for oneself, before the title of the tab, whichever page sets it.
import { useEffect } from 'react';

const counted = /^\(\d+\) /;

export function useTitleCount(count: number): void {
  useEffect(() => {
    const put = () => {
      const plain = document.title.replace(counted, '');
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    put();
    const title = document.querySelector('title');
    const watch = new MutationObserver(put);
    if (title) watch.observe(title, { childList: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}
