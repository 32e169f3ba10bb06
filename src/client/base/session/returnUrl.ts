// Validates return addresses: only pages of the product, against open redirects.

// biome-ignore lint/suspicious/noControlCharactersInRegex: that they are refused is the point
const suspicious = /^\/[/\\]|[\u0000-\u001f\u007f\\]|%(?:0|1|2f|5c|7f)/i;

/** The path to go to; `/` for anything that is not plainly a page of the product. */
export function safeReturn(
  value: string | null | undefined,
  isScreen: (path: string) => boolean,
  origin = window.location.origin,
): string {
  if (!value?.startsWith('/') || suspicious.test(value)) return '/';
  let target: URL;
  try {
    target = new URL(value, origin);
  } catch {
    return '/';
  }
  const normalised = target.pathname + target.search + target.hash;
  const isOurs = target.origin === origin && !suspicious.test(normalised) && isScreen(target.pathname);
  return isOurs ? normalised : '/';
}

/** The address of the sign-in or sign-up page, with the page to return to (except the root) and the team. */
export function signInAddress(
  from: string,
  gameSpace: string | null,
  page: '/login' | '/signUp' = '/login',
): string {
  const query = new URLSearchParams();
  if (!/^\/?(?:[?#]|$)/.test(from)) query.set('returnUrl', from);
  if (gameSpace) query.set('gameSpace', gameSpace);
  const text = query.toString();
  return text ? `${page}?${text}` : page;
}
