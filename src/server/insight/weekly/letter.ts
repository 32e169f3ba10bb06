// The weekly mail: the person's XP and games of last week, the leaders of the team, and coming events.
import { badgeKey } from '../../../contract/progress/badges.ts';
import type { Language } from '../../../engine/language.ts';
import { translator } from '../../base/texts/translator.ts';
import { type Mail, stripMarkup, writeLetter } from '../../messaging/mail/letter.ts';

export interface WeekOf {
  readonly name: string;
  readonly team: string;
  readonly xp: number;
  readonly place: number;
  readonly people: number;
  readonly played: number;
  readonly won: number;
  readonly solved: number;
  readonly badges: readonly number[];
  /** Leaves out people who are invisible by preference. */
  readonly top: readonly { readonly name: string; readonly xp: number }[];
  readonly coming: readonly { readonly title: string; readonly day: string }[];
  readonly link: string;
  readonly unsubscribe: string;
}

export function composeWeek(language: Language, week: WeekOf): Mail {
  const t = translator(language, 'mail');
  const aboutBadges = translator(language, 'badges');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const number = new Intl.NumberFormat(language);
  const { xp, place, people, played, won, solved, badges, top, coming, link, unsubscribe } = week;
  const values = { xp: number.format(xp), place, people, team: stripMarkup(week.team) };
  const names = badges.map((idprod) => aboutBadges(`${badgeKey(idprod)}.title`));
  const leaders = top.map(({ name, xp: points }) =>
    t('weekly.scored', { name: stripMarkup(name), xp: number.format(points) }),
  );
  const events = coming.map(({ title, day }) => t('weekly.event', { title: stripMarkup(title), day }));
  const lines = [
    t('weekly.place', values),
    ...(played > 0 ? [t('weekly.games', { count: played, won })] : []),
    ...(solved > 0 ? [t('weekly.puzzles', { count: solved })] : []),
    ...(names.length > 0 ? [t('weekly.badges', { count: names.length, names: list.format(names) })] : []),
    ...(leaders.length > 1 ? [t('weekly.top', { names: list.format(leaders) })] : []),
    ...(events.length > 0 ? [t('weekly.coming', { names: list.format(events) })] : []),
  ];
  return writeLetter(
    language,
    {
      subject: t('weekly.subject', values),
      text: lines.join('\n'),
      link: t('weekly.link'),
      unasked: t('weekly.unasked'),
      stop: t('weekly.stop'),
    },
    { name: week.name, link, unsubscribe },
  );
}
