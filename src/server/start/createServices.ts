// Creates the services that need nothing of the live connections.
import { priceListOf } from '../billing/plans.ts';
import { createSandbox } from '../billing/sandbox.ts';
import { createStripeBilling } from '../billing/stripe/stripe.ts';
import { chatOf } from '../chat/chat.ts';
import type { Config } from '../config/config.ts';
import { stripeOf } from '../config/providers.ts';
import { createEncryption } from '../identity/encryption.ts';
import { signingKeys } from '../identity/keys.ts';
import { passwordsOf } from '../identity/password.ts';
import { createProviders } from '../identity/providers.ts';
import { sessionsOf } from '../identity/sessions.ts';
import { tokensOf } from '../identity/tokens.ts';
import { mailerOf } from '../mail/mailer.ts';
import { createOutboxAccess } from '../mail/outboxAccess.ts';
import { hasOutboxPage } from '../mail/outboxPage.ts';
import { notificationsOf } from '../notifications/notifications.ts';
import { membersOf } from '../people/members.ts';
import { albumOf } from '../pictures/album.ts';
import { sportsOf } from '../predictions/sources/sports.ts';
import { progressOf } from '../progress/progress.ts';
import { ratesInMemory } from '../rates/rates.ts';
import { ratesAmongNodes } from '../rates/sharedRates.ts';
import { announcementsHere } from '../shared/announcements.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import { metricsHere } from '../shared/metrics.ts';
import type { OpenDatabase } from '../storage/database.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { BaseServices } from './services.ts';

/** Nobody else changes an embedded database: every change is announced here. */
const rememberedAloneMs = 60_000;
const rememberedAmongNodesMs = 5_000;

interface Foundation extends Pick<OpenDatabase, 'rows' | 'isEmbedded'> {
  /** Null: nothing is traced. */
  readonly tracer?: Tracer | null;
}

export function createServices(
  config: Config,
  clock: WallClock,
  log: Log,
  { rows: database, isEmbedded, tracer = null }: Foundation,
): BaseServices {
  const announcements = announcementsHere();
  const rememberedMs = isEmbedded ? rememberedAloneMs : rememberedAmongNodesMs;
  const keys = signingKeys(config);
  const encryption = createEncryption(keys);
  const tokens = tokensOf(keys, config.publicUrl, clock);
  const members = membersOf({ database, clock, announcements, rememberedMs });
  const notifications = notificationsOf({ database, clock, members });
  const base = { config, clock, log, database, isEmbedded, announcements, tokens };
  const prices = priceListOf(config);
  const rates = ratesInMemory(clock, config.rateScale);
  const stripe = stripeOf(config);
  const paying = { announcements, clock, database, prices };
  return {
    ...base,
    prices,
    billing: stripe
      ? createStripeBilling({ ...paying, log, config: { ...stripe, publicUrl: config.publicUrl } })
      : createSandbox(paying),
    metrics: metricsHere(),
    tracer,
    encryption,
    chat: chatOf({ config, clock, log, database, encryption }),
    rates: isEmbedded ? rates : ratesAmongNodes({ own: rates, database, clock, scale: config.rateScale }),
    sessions: sessionsOf({ ...base, tokenLifeMinutes: config.tokenLifeMinutes, rememberedMs }),
    members,
    notifications,
    sports: sportsOf(config),
    progress: progressOf({ ...base, notifications }),
    passwords: passwordsOf(),
    providers: createProviders(config, log),
    mailer: mailerOf({ ...base, smtpUrl: config.smtpUrl, mailFrom: config.mailFrom }),
    outboxAccess: hasOutboxPage(config) ? createOutboxAccess() : null,
    album: albumOf(database, clock, config.dataDirectory),
  };
}
