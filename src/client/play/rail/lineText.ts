// A line of the move list in words, to be read or to be read out.
import type { MatchLine, Place } from '../../../contract/play/tables.ts';
import { cardName } from '../../../ui/cards/cardWords.ts';
import type { CardCode } from '../../../ui/cards/face.ts';
import type { Speak } from '../../../ui/texts.tsx';
import type { Sitting } from '../seats.ts';

type Told = Pick<MatchLine, 'key' | 'values'>;

/** Lines of the table use the platform's texts, all others the game's. */
export function lineText(line: Told, game: string, sitting: Sitting | undefined, t: Speak): string {
  const values = { ...line.values, name: sitting?.isMe ? t('table.you') : (sitting?.name ?? '') };
  if (line.key.startsWith('table.')) return t(`table.lines.${line.key.slice('table.'.length)}`, values);
  return t(`rules:${game}.line.${line.key}`, values);
}

/** Practice rests while its person is away: that they came back is not worth two lines of its log. */
export function linesToShow<T extends Told>(
  lines: readonly T[],
  all: readonly { readonly place: Pick<Place, 'isBot'> | null }[],
): readonly T[] {
  const people = all.filter(({ place }) => !place?.isBot);
  return people.length > 1
    ? lines
    : lines.filter(({ key }) => key !== 'table.recover' && key !== 'table.continue');
}

const suits: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** Of a card as the games write it: `♣3`. */
export const suitOfSign = (card: string): string => suits[card.charAt(0)] ?? '';

/** `♣3` as "three of clubs". */
function withCardNames(text: string, t: Speak): string {
  return text.replace(/([♣♦♥♠])(10|[2-9JQKA])/g, (_, sign: string, rank: string) => {
    const code = `${rank === '10' ? 'T' : rank}${suits[sign]}` as CardCode; // by the pattern
    return cardName(t, code);
  });
}

/** For screen readers, which say little or nothing of the signs of suits. */
export const spokenLine = (line: Told, game: string, sitting: Sitting | undefined, t: Speak): string =>
  withCardNames(lineText(line, game, sitting, t), t);
