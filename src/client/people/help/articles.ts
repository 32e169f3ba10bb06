// The articles of the Help Center: how-to pages, and a page for each game, puzzle and event made from its own rules.
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { shelf } from '../../../catalogue/shelf.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { listOf } from '../../base/words/listOf.ts';

interface Section {
  readonly title: string | null;
  readonly lines: readonly string[];
}

export interface Article {
  /** The `topic` in its address. */
  readonly id: string;
  readonly title: string;
  readonly group: Group;
  readonly sections: readonly Section[];
  /** Where what it explains is played; null: everywhere. */
  readonly link: string | null;
  /** The catalogue entry whose art stands beside the title. */
  readonly art: string | null;
  /** The game whose short rules come first, in pictures. */
  readonly game: string | null;
}

export const groups = ['howTo', 'games', 'daily'] as const;
type Group = (typeof groups)[number];

const howTo = [
  'invite',
  'tables',
  'schedules',
  'ratings',
  'admin',
  'tokens',
  'sso',
  'provisioning',
  'webhooks',
  'account',
];
const events = [
  { id: 'trivia', link: '/events', art: 'trivia' },
  { id: 'tournaments', link: '/events?type=tournament', art: 'tournament' },
  { id: 'predictions', link: '/predictorEvents', art: 'scorePredictor' },
  { id: 'polls', link: '/polls', art: null },
  { id: 'draws', link: '/draws', art: null },
];

const rulesIn = (t: Speak, key: string): Section[] =>
  listOf(t, key, (section) => `${section}.title`).map((title, at) => ({
    title,
    lines: [t(`${key}.${at}.text`)],
  }));

const gameArticles = (t: Speak): Article[] =>
  shelf.map(({ gameName, displayName, link }) => ({
    id: gameName,
    title: t(displayName),
    group: 'games',
    sections: rulesIn(t, `rules:${gameName}.rules`),
    link,
    art: gameName,
    game: gameName,
  }));

const puzzleArticles = (t: Speak): Article[] =>
  puzzleFacts.map(({ id }) => ({
    id,
    title: t(`games.${id}`),
    group: 'daily',
    sections: rulesIn(t, `puzzles:${id}.rules`),
    link: `/puzzle/${id}`,
    art: id,
    game: null,
  }));

export function articlesIn(t: Speak): readonly Article[] {
  const bingo: Article = {
    id: 'bingo',
    title: t('pages:bingo.name'),
    group: 'daily',
    sections: [{ title: null, lines: listOf(t, 'pages:bingo.rules.lines') }],
    link: '/events',
    art: 'bingo',
    game: null,
  };
  return [
    ...howTo.map(
      (id): Article => ({
        id,
        title: t(`pages:help.howTo.${id}.title`),
        group: 'howTo',
        sections: [{ title: null, lines: listOf(t, `pages:help.howTo.${id}.lines`) }],
        link: null,
        art: null,
        game: null,
      }),
    ),
    ...gameArticles(t),
    ...puzzleArticles(t),
    bingo,
    ...events.map(
      ({ id, link, art }): Article => ({
        id,
        title: t(`pages:help.event.${id}.title`),
        group: 'daily',
        sections: [{ title: null, lines: listOf(t, `pages:help.event.${id}.lines`) }],
        link,
        art,
        game: null,
      }),
    ),
  ];
}

/** The articles that hold every word, those with all of them in the title first. */
export function findArticles(articles: readonly Article[], words: string, locale: string): Article[] {
  const wanted = words.trim().toLocaleLowerCase(locale).split(/\s+/);
  const holdsAll = (text: string) => wanted.every((word) => text.toLocaleLowerCase(locale).includes(word));
  const wholeText = ({ title, sections }: Article) =>
    [title, ...sections.flatMap((section) => [section.title ?? '', ...section.lines])].join('\n');
  const found = articles.filter((article) => holdsAll(wholeText(article)));
  return [...found.filter(({ title }) => holdsAll(title)), ...found.filter(({ title }) => !holdsAll(title))];
}
