// The addresses Slack knows of this server; without its settings there are none.
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../start/services.ts';
import { hearSlack } from './hooks.ts';
import { showInstallation } from './install.ts';

export function openSlack(app: FastifyInstance, parts: Parts): void {
  const { slack } = parts.chat;
  if (!slack?.needs.slack.signingSecret) return;
  hearSlack(app, parts, slack.needs.slack.signingSecret);
  showInstallation(app, parts, slack);
}
