// Reads a list of texts, item by item until there is none.
import type { Speak } from '../../../ui/texts.tsx';

/** t() answers a missing key with the key itself, without its namespace. */
const isThere = (key: string, words: string) => !key.endsWith(words);

/** `listOf(t, 'rules:chess.rules', (item) => `${item}.title`)` */
export function listOf(
  t: Speak,
  key: string,
  of: (item: string) => string = (item) => item,
): readonly string[] {
  const items: string[] = [];
  for (;;) {
    const wanted = of(`${key}.${items.length}`);
    const words = t(wanted);
    if (!isThere(wanted, words)) return items;
    items.push(words);
  }
}
