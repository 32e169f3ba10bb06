// Text on its way into HTML.

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Nothing in it is markup any more, between tags and within quotes. */
export const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');
