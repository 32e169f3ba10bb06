// Routes of the chat tools: connecting a workspace, its teams and channels, the tab of Microsoft Teams.
import * as call from '../../../contract/messaging/chat.ts';
import * as tabs from '../../../contract/messaging/tabs.ts';
import type { Route } from '../../web/http/route.ts';
import type { ChatServices } from './services.ts';
import {
  configureTab,
  disconnectSlack,
  getChatTools,
  installSlack,
  listSlackChannels,
  listTeamChannels,
  listTeamGroups,
} from './tools.ts';

export function chatRoutes(route: Route, services: ChatServices): void {
  route(call.chatTools, getChatTools(services));
  route(call.installSlack, installSlack(services));
  route(call.disconnectSlack, disconnectSlack(services));
  route(call.slackChannels, listSlackChannels(services));
  route(call.teamGroups, listTeamGroups(services));
  route(call.teamChannels, listTeamChannels(services));
  route(tabs.configureTab, configureTab(services));
}
