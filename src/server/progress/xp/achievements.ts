// Lists all achievements with their texts in both languages; the same for everybody.
import type { Achievement, achievements } from '../../../contract/progress/achievements.ts';
import { badgePicture, badges } from '../../../contract/progress/badges.ts';
import { translator } from '../../base/texts/translator.ts';
import type { Handler } from '../../web/http/route.ts';

const en = translator('en', 'badges');
const tr = translator('tr', 'badges');

const all: readonly Achievement[] = badges.map(({ idprod, order, key, xp }) => ({
  idprod,
  key,
  xp,
  Order: order,
  image: badgePicture(key),
  title: { en: en(`${key}.title`), tr: tr(`${key}.title`) },
  text: { en: en(`${key}.text`), tr: tr(`${key}.text`) },
}));

export const listAchievements: Handler<typeof achievements> = async (_, { start, limit, idprods }) =>
  all.filter(({ idprod }) => idprods?.includes(idprod) ?? true).slice(start, start + limit);
