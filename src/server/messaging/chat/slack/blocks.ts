// Slack Block Kit messages of the bot. User text is escaped: it makes no mention, link or formatting.
import type { ActionsBlock, Button, ImageBlock, SectionBlock } from '@slack/web-api';
import type { ShownBoard } from '../../notifications/boards.ts';
import { type ChatCard, drawingOf, linkTo } from '../card.ts';
import type { SlackMessage } from './bot.ts';

const mostButtonCharacters = 75;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const section = (text: string): SectionBlock => ({
  type: 'section',
  text: { type: 'mrkdwn', text: escaped(text), verbatim: true },
});

export const heading = (header: string, text: string): SectionBlock => ({
  type: 'section',
  text: { type: 'mrkdwn', text: `*${escaped(header)}*\n${escaped(text)}`, verbatim: true },
});

/** A link button; Slack also sends an interaction for the click. */
export const opener = (label: string, url: string, at = 0): Button => ({
  type: 'button',
  action_id: `open${at}`,
  text: { type: 'plain_text', text: label.slice(0, mostButtonCharacters) },
  url,
});

export const image = ({ address, alt }: ShownBoard): ImageBlock => ({
  type: 'image',
  image_url: address,
  alt_text: alt,
});

export const buttons = (elements: Button[]): ActionsBlock => ({ type: 'actions', elements });

export function invitationMessage(card: ChatCard, publicUrl: string): SlackMessage {
  const { header, text, button, path, gameName, title } = card;
  const drawing = drawingOf(publicUrl, gameName);
  const accessory = drawing && ({ type: 'image', image_url: drawing, alt_text: title } as const);
  return {
    text: escaped(`${header}. ${text}`),
    blocks: [
      { ...heading(header, text), ...(accessory && { accessory }) },
      buttons([{ ...opener(button, linkTo(publicUrl, path)), style: 'primary' }]),
    ],
  };
}
