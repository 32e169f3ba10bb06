// Griffel's renderer with the document's CSP nonce and media queries in order.
import { createDOMRenderer } from '@fluentui/react-components';

/** Wide before narrow for `max-width`, narrow before wide for `min-width`: the closer fit comes last and wins. */
function rankOf(query: string): number {
  const most = /max-width: ([\d.]+)px/.exec(query)?.[1];
  if (most) return -Number(most);
  return Number(/min-width: ([\d.]+)px/.exec(query)?.[1] ?? 1e6);
}

const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce;

export const renderer = createDOMRenderer(document, {
  compareMediaQueries: (one, other) => rankOf(one) - rankOf(other),
  ...(nonce ? { styleElementAttributes: { nonce } } : {}),
});
