// What was drawn, in words.
import type { SmallDraw } from '../../../contract/events/draws.ts';
import type { Language, Speak } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';

/** In one line; an order as a list of names. */
export function outcomeInWords({ spec, outcome }: SmallDraw, t: Speak, language: Language): string {
  switch (outcome.kind) {
    case 'coin':
      return t(outcome.isHeads ? 'pages:draws.heads' : 'pages:draws.tails');
    case 'dice': {
      const rolls = outcome.rolls.filter((pips) => pips.length > 0).map((pips) => pips.join(', '));
      const dice = spec.kind === 'dice' ? spec.dice : '';
      return t('pages:draws.dice', { dice, total: outcome.total, rolls: rolls.join(' | ') });
    }
    case 'who':
      return outcome.name;
    case 'order':
      return new Intl.ListFormat(localeOf(language), { type: 'unit', style: 'short' }).format(outcome.names);
  }
}

export const drawnWhen = ({ drawnAt }: SmallDraw, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(drawnAt));
