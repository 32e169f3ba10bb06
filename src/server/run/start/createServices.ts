// Creates the services that need nothing of the live connections.
import type { Config } from '../../base/config/config.ts';
import { stripeOf } from '../../base/config/providers.ts';
import { ratesInMemory } from '../../base/rates/rates.ts';
import { ratesAmongNodes } from '../../base/rates/sharedRates.ts';
import { announcementsHere } from '../../base/shared/announcements.ts';
import { createAskStranger } from '../../base/shared/askStranger.ts';
import { createCache } from '../../base/shared/cache.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import { metricsHere } from '../../base/shared/metrics.ts';
import { createPostToStranger } from '../../base/shared/postToStranger.ts';
import { createReadTxt } from '../../base/shared/txtRecords.ts';
import type { OpenDatabase } from '../../base/storage/database.ts';
import type { Tracer } from '../../base/tracing/tracer.ts';
import { sportsOf } from '../../events/predictions/sources/sports.ts';
import { finalTableOf } from '../../events/trivia/finalTable.ts';
import { createSendSyslog } from '../../messaging/audit/sendSyslog.ts';
import { chatOf } from '../../messaging/chat/chat.ts';
import { mailerOf } from '../../messaging/mail/mailer.ts';
import { createOutboxAccess } from '../../messaging/mail/outboxAccess.ts';
import { hasOutboxPage } from '../../messaging/mail/outboxPage.ts';
import { notificationsOf } from '../../messaging/notifications/notifications.ts';
import { pusherOf } from '../../messaging/push/pusher.ts';
import { createEncryption } from '../../people/identity/encryption.ts';
import { signingKeys } from '../../people/identity/keys.ts';
import { passwordsOf } from '../../people/identity/password.ts';
import { createProviders } from '../../people/identity/providers.ts';
import { sessionsOf } from '../../people/identity/sessions.ts';
import { tokensOf } from '../../people/identity/tokens.ts';
import { membersOf } from '../../people/members.ts';
import { progressOf } from '../../progress/results/progress.ts';
import { createSolversOf } from '../../puzzles/attempts/solversOf.ts';
import { priceListOf } from '../../teams/billing/plans.ts';
import { createSandbox } from '../../teams/billing/sandbox.ts';
import { createStripeBilling } from '../../teams/billing/stripe/stripe.ts';
import { albumOf } from '../../web/pictures/album.ts';
import type { BaseServices } from './services.ts';

/** On the embedded database no other process makes changes, so every change is announced in this one. */
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
  const base = { config, clock, log, database, isEmbedded, announcements, tokens };
  const sessions = sessionsOf({ ...base, tokenLifeMinutes: config.tokenLifeMinutes, rememberedMs });
  const pusher = pusherOf({ ...base, encryption, members, sessions });
  const notifications = notificationsOf({ database, clock, members, otherWay: pusher });
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
    askStranger: createAskStranger({ insideOrigins: config.ssoInside }),
    postToStranger: createPostToStranger(),
    sendSyslog: createSendSyslog({ inside: config.syslogInside }),
    knownProviders: createCache(clock, { most: 1_000, goodForMs: 10 * 60_000 }),
    readTxt: createReadTxt(config.dnsServers),
    tracer,
    encryption,
    chat: chatOf({ config, clock, log, database, encryption }),
    rates: isEmbedded ? rates : ratesAmongNodes({ own: rates, database, clock, scale: config.rateScale }),
    sessions,
    members,
    notifications,
    pusher,
    sports: sportsOf(config),
    progress: progressOf({ ...base, notifications }),
    passwords: passwordsOf(),
    providers: createProviders(config, log),
    mailer: mailerOf({ ...base, smtpUrl: config.smtpUrl, mailFrom: config.mailFrom }),
    outboxAccess: hasOutboxPage(config) ? createOutboxAccess() : null,
    album: albumOf(database, clock, config.dataDirectory),
    solversOf: createSolversOf(database),
    finalTable: finalTableOf(database),
  };
}
