// Teams messages: an adaptive card for a channel, an activity feed line, and deep links that open the table inside Teams.
import { type ChatCard, drawingOf, linkTo } from '../card.ts';

const mostPreview = 150;
/** The tab of the app as its manifest names it. */
const homeTab = 'home';

export interface Links {
  readonly publicUrl: string;
  /** Without the app id there are no deep links. */
  readonly teamsAppId: string | null;
}

/** The context that our tab reads: the id of the table, the puzzle or the poll, not a page address. */
const subPageOf = (path: string): string | null => {
  const [, puzzle] = /^\/puzzle\/([A-Za-z0-9]{1,32})$/.exec(path) ?? [];
  if (puzzle) return `puzzle:${puzzle}`;
  const [, poll] = /^\/polls\/([0-9a-f-]{36})$/.exec(path) ?? [];
  if (poll) return `poll:${poll}`;
  const [, gameName, roomId] = /^\/games\/([A-Za-z0-9]{1,32})\/([\w-]{1,64})(?:\?|$)/.exec(path) ?? [];
  return gameName && roomId ? `room:${gameName}:${roomId}` : null;
};

export function teamsLink(
  card: Pick<ChatCard, 'path' | 'title'>,
  { publicUrl, teamsAppId }: Links,
): string | null {
  if (teamsAppId === null) return null;
  const link = new URL(`https://teams.microsoft.com/l/entity/${encodeURIComponent(teamsAppId)}/${homeTab}`);
  link.searchParams.set('webUrl', linkTo(publicUrl, card.path));
  link.searchParams.set('label', card.title);
  const subEntityId = subPageOf(card.path);
  if (subEntityId !== null) link.searchParams.set('context', JSON.stringify({ subEntityId }));
  return link.href;
}

/** TextRun is not parsed as Markdown, so names need no escaping. */
const line = (text: string, look: object = {}): object => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...look }],
});

function adaptiveCard(card: ChatCard, links: Links): object {
  const drawing = drawingOf(links.publicUrl, card.gameName);
  const words = [line(card.header, { weight: 'Bolder', size: 'Medium' }), line(card.text)];
  const art = { type: 'Image', url: drawing, altText: card.title, width: '64px', height: '64px' };
  const columns = [
    ...(drawing === null ? [] : [{ type: 'Column', width: 'auto', items: [art] }]),
    { type: 'Column', width: 'stretch', items: words },
  ];
  return {
    type: 'AdaptiveCard',
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    version: '1.4',
    fallbackText: `${card.header}. ${card.text}`,
    body: [{ type: 'ColumnSet', columns }],
    actions: [
      {
        type: 'Action.OpenUrl',
        title: card.button,
        url: teamsLink(card, links) ?? linkTo(links.publicUrl, card.path),
      },
    ],
  };
}

export const channelMessage = (card: ChatCard, links: Links): object => ({
  subject: null,
  body: { contentType: 'html', content: '<attachment id="1"></attachment>' },
  attachments: [
    {
      id: '1',
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: JSON.stringify(adaptiveCard(card, links)),
    },
  ],
});

/** What a line of the activity feed says, and the page that it opens. */
export type FeedLine = Pick<ChatCard, 'header' | 'text' | 'path' | 'title'>;

/** As the manifest of the app names them. */
export type ActivityType = 'gameInvite' | 'yourTurn' | 'gameOver';

/** Null without the app id, because an activity needs a deep link. */
export function activity(type: ActivityType, card: FeedLine, subject: string, links: Links): object | null {
  const webUrl = teamsLink(card, links);
  if (webUrl === null) return null;
  return {
    topic: { source: 'text', value: card.title, webUrl },
    activityType: type,
    previewText: { content: `${card.header}. ${card.text}`.slice(0, mostPreview) },
    templateParameters: [{ name: 'game', value: card.title }],
    recipient: { '@odata.type': 'microsoft.graph.aadUserNotificationRecipient', userId: subject },
  };
}
