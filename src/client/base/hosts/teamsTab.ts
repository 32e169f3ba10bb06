// Settings of a tab in Teams: what is saved when the dialog's own Save button is pressed.
import { type app, pages } from '@microsoft/teams-js';
import type { TabSettings } from './host.ts';
import { withTimeout } from './withTimeout.ts';

const configWithinMs = 2_000;

export async function tabSettings({ team, channel, chat }: app.Context): Promise<TabSettings> {
  const before = await withTimeout(pages.getConfig(), configWithinMs).catch(() => null);
  return {
    before:
      before?.contentUrl && URL.canParse(before.contentUrl) ? new URL(before.contentUrl).pathname : null,
    channel: {
      ...(team?.groupId && { groupId: team.groupId }),
      ...(channel?.id && { channelId: channel.id }),
      ...(chat?.id && { chatId: chat.id }),
    },
    allow: (mayBeSaved) => pages.config.setValidityState(mayBeSaved),
    onSave: (make) => pages.config.registerOnSaveHandler((event) => void save(event, make)),
  };
}

async function save(
  event: pages.config.SaveEvent,
  make: Parameters<TabSettings['onSave']>[0],
): Promise<void> {
  const made = await make();
  if (typeof made === 'string') return event.notifyFailure(made);
  const { origin } = window.location;
  await pages.config.setConfig({
    entityId: made.key,
    contentUrl: `${origin}${made.path}?host=teams&tab=${made.key}`,
    websiteUrl: `${origin}${made.path}?tab=${made.key}`,
    suggestedDisplayName: made.name,
  });
  event.notifySuccess();
}
