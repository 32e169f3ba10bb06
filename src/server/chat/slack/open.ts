// The addresses Slack knows of this server; without its settings there are none.
import type { FastifyInstance } from 'fastify';
import type { ChatServices } from '../services.ts';
import { hearSlack } from './hooks.ts';
import { showInstallation } from './install.ts';

export function openSlack(app: FastifyInstance, services: ChatServices): void {
  const { slack } = services.chat;
  if (!slack?.needs.slack.signingSecret) return;
  hearSlack(app, services, slack.needs.slack.signingSecret);
  showInstallation(app, services, slack);
}
