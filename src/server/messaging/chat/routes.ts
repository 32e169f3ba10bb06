// Routes of the chat tools: connecting a workspace, its teams and channels, the tab of Microsoft Teams.
import * as call from '../../../contract/messaging/chat.ts';
import { configureTab } from '../../../contract/messaging/tabs.ts';
import type { Route } from '../../web/http/route.ts';
import type { ChatServices } from './services.ts';
import {
  configuringTab,
  disconnectingSlack,
  installingSlack,
  listingSlackChannels,
  listingTeamChannels,
  listingTeamGroups,
  showingChatTools,
} from './tools.ts';

export function chatRoutes(route: Route, services: ChatServices): void {
  route(call.chatTools, showingChatTools(services));
  route(call.installSlack, installingSlack(services));
  route(call.disconnectSlack, disconnectingSlack(services));
  route(call.slackChannels, listingSlackChannels(services));
  route(call.teamGroups, listingTeamGroups(services));
  route(call.teamChannels, listingTeamChannels(services));
  route(configureTab, configuringTab(services));
}
