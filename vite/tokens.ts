// Writes `tokens.colorX` out as `var(--colorX)` while building, ours and Fluent's: the list of 459 stays at home.
import type { Plugin } from 'vite';

const isConcerned = (id: string) => /\/src\/.+\.tsx?$/.test(id) || /\/@fluentui\/.+\.js$/.test(id);
const importsTokens =
  /import \{[^}]*\btokens\b[^}]*\} from ['"]@fluentui\/(?:react-components|react-theme|tokens)['"]/;

const mention = /\btokens\.((?:color|spacing|stroke|border|font|line|shadow|duration|curve|zIndex)\w+)/g;

export const tokens = (): Plugin => ({
  name: 'topla-tokens',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!isConcerned(id) || !importsTokens.test(code)) return null;
    return { code: code.replace(mention, "'var(--$1)'"), map: null };
  },
});
