// A minimal t(): finds a sentence and fills in its values.
import type { Speak } from '../../../ui/texts.tsx';
import type { Dictionary } from './textFiles.ts';

function find(dictionary: Dictionary, key: string): string | null {
  let here: string | Dictionary | undefined = dictionary;
  for (const step of key.split('.')) here = typeof here === 'object' ? here[step] : undefined;
  return typeof here === 'string' ? here : null;
}

/** Falls back to the second dictionary, then to the key. */
export const translateFrom =
  (words: Dictionary, fallback: Dictionary): Speak =>
  (key, values = {}) =>
    (find(words, key) ?? find(fallback, key) ?? key).replace(/\{\{(\w+)\}\}/g, (blank, name: string) =>
      String(values[name] ?? blank),
    );
