// The picture of a game that has none of its own: its name, who plays, whose turn it is and how it ended.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seat } from '../../../../engine/game.ts';
import type { Language } from '../../../../engine/language.ts';
import { coloursFor } from '../../../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook } from '../../../../engine/picture/picture.ts';
import { circle, element, group } from '../../../../engine/picture/svg.ts';
import { fitted, isWritable, writing } from '../../../../engine/picture/writing.ts';
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords } from '../../../messaging/notifications/names.ts';
import type { Sight } from './sight.ts';

const size = { width: 640, height: 336 };
const margin = 40;
const artSide = 128;
const room = size.width - 2 * margin;
const line = 38;

/** In whole for every game: between `<svg …>` and `</svg>` of its drawing in the catalogue. */
async function artOf(siteDirectory: string, game: string): Promise<string> {
  const file = await readFile(join(siteDirectory, 'art', `${game}.svg`), 'utf8').catch(() => '');
  return /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file)?.[1] ?? '';
}

/** Bots by their strength; who has gone, or writes their name in letters that cannot be drawn, by their seat. */
function nameOf({ players }: Sight, seat: Seat, language: Language): string {
  const player = players[seat];
  const isBot = player?.userId === null && player.strength !== null;
  if (isBot) return translator(language, 'table')(`bot.${player.strength ?? 0}`);
  const name = player?.userId === null ? '' : (player?.name.trim() ?? '');
  if (name !== '' && isWritable(name)) return name;
  return translator(language, 'mail')('picture.seat', { number: seat + 1 });
}

function storyOf(sight: Sight, language: Language): string {
  const t = translator(language, 'mail');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const names = (seats: readonly Seat[]) => list.format(seats.map((seat) => nameOf(sight, seat, language)));
  const { result, toAct } = sight;
  if (!result) return toAct.length === 0 ? t('picture.running') : t('picture.turn', { names: names(toAct) });
  const [best = [], ...others] = result.places;
  return others.length === 0 ? t('picture.drawn') : t('picture.won', { names: names(best) });
}

/** Those to act, or those who won, have a full mark. */
const isMarked = ({ result, toAct }: Sight, seat: Seat): boolean =>
  result ? result.places.length > 1 && (result.places[0]?.includes(seat) ?? false) : toAct.includes(seat);

export async function drawCard(
  sight: Sight,
  {
    look,
    language,
    siteDirectory,
  }: { readonly look: BoardLook; readonly language: Language; readonly siteDirectory: string },
): Promise<BoardDrawing> {
  const { bdFrame, bdLight, bdCoord, bdLastRing } = coloursFor({}, look);
  const art = await artOf(siteDirectory, sight.game.id);
  const left = margin + (art === '' ? 0 : artSide + 28);
  const beside = size.width - margin - left;
  const title = gameInWords(sight.game.id, language);
  const start = { anchor: 'start' } as const;
  const people = sight.players.map((_, seat) => {
    const y = 214 + seat * line;
    const mark = isMarked(sight, seat)
      ? circle(margin + 9, y - 8, 8, { fill: bdLastRing })
      : circle(margin + 9, y - 8, 7, { fill: 'none', stroke: bdCoord, 'stroke-width': 2 });
    const name = fitted(nameOf(sight, seat, language), 24, room - 34);
    return mark + writing(name, margin + 34, y, { size: 24, fill: bdLight, ...start });
  });
  const height = Math.max(size.height, 214 + sight.players.length * line);
  const svg = [
    element('rect', { width: size.width, height, rx: 28, fill: bdFrame }),
    art === '' ? '' : group({ transform: `translate(${margin} ${margin}) scale(${artSide / 64})` }, art),
    writing(fitted(title, 44, beside), left, 96, { size: 44, fill: bdLight, ...start }),
    writing(fitted(storyOf(sight, language), 24, beside), left, 142, { size: 24, fill: bdCoord, ...start }),
    ...people,
  ];
  return { width: size.width, height, svg: svg.join('') };
}
