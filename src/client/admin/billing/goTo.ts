// Leads to the page of the payment provider: elsewhere by leaving, to the built-in sandbox within the product.
import type { NavigateFunction } from 'react-router-dom';

export function goTo(url: string, navigate: NavigateFunction): void {
  if (url.startsWith('/')) void navigate(url);
  else window.location.assign(url);
}
