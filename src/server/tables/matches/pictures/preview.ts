// What is shown beside a link to a game or a table: its game for everybody, its board only where the link alone lets people look on.
import { catalogue } from '../../../../catalogue/catalogue.ts';
import type { Language } from '../../../../engine/language.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import { translator } from '../../../base/texts/translator.ts';
import { gameInWords } from '../../../messaging/notifications/names.ts';
import type { Encryption } from '../../../people/identity/encryption.ts';
import type { Preview, PreviewOf } from '../../../web/http/site.ts';
import { boardAddress } from '../../../web/pictures/boardAddress.ts';
import type { Tables } from '../tables.ts';

interface Deps {
  readonly clock: WallClock;
  readonly encryption: Encryption;
  readonly tables: Pick<Tables, 'presentTurn'>;
}

const games = new Set(catalogue.map(({ gameName }) => gameName));
const pattern = /^\/games\/([A-Za-z0-9]+)(?:\/([\w-]{22}))?$/;

export function previewsOf({ clock, encryption, tables }: Deps): PreviewOf {
  async function boardOf(roomId: string): Promise<string | null> {
    const present = await tables.presentTurn(roomId);
    if (!present?.isByLink || present.watch !== 'team') return null;
    const { game, turn } = present;
    return boardAddress(encryption, { roomId, game, turn, nearSeat: 0 }, clock.now());
  }

  return async (path, language: Language): Promise<Preview | null> => {
    const [, gameName = '', roomId] = pattern.exec(path) ?? [];
    if (!games.has(gameName)) return null;
    const t = translator(language, 'mail');
    const game = gameInWords(gameName, language);
    // A page is served without a database too.
    const board = roomId === undefined ? null : await boardOf(roomId).catch(() => null);
    return {
      title: game,
      description: t('picture.preview', { game }),
      picture: board ?? `/art/${gameName}.png`,
      alt: board === null ? game : t('picture.alt', { game }),
    };
  };
}
