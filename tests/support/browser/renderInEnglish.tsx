// Renders a part of a page with Testing Library, in English and with the component library's provider around it.
import { FluentProvider } from '@fluentui/react-components';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { translateFrom } from '../../../src/client/base/words/translate.ts';
import door from '../../../src/texts/en/door.json' with { type: 'json' };
import errors from '../../../src/texts/en/errors.json' with { type: 'json' };
import account from '../../../src/texts/en/later/account.json' with { type: 'json' };
import progress from '../../../src/texts/en/later/progress.json' with { type: 'json' };
import table from '../../../src/texts/en/later/table.json' with { type: 'json' };
import { TextsProvider } from '../../../src/ui/texts.tsx';

const words = { door, errors, account, progress, table };
const texts = { language: 'en', t: translateFrom(words, words) } as const;

afterEach(cleanup);

export const renderInEnglish = (part: ReactNode) =>
  render(
    <FluentProvider theme={{}}>
      <TextsProvider value={texts}>{part}</TextsProvider>
    </FluentProvider>,
  );
