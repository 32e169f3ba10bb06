// Stores feedback about the product and mails it to the operator of the server.
import { randomUUID } from 'node:crypto';
import { postClick } from '../../../contract/admin/clicks.ts';
import { postFeedback } from '../../../contract/admin/feedback.ts';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import type { Config } from '../../base/config/config.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { type Log, logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Mailer } from '../../messaging/mail/mailer.ts';
import type { Handler, InputOf, Route } from '../../web/http/route.ts';
import type { Upload } from '../../web/http/upload.ts';
import type { UserContext } from '../../web/http/visit.ts';
import type { Album } from '../../web/pictures/album.ts';
import { recordClicks } from './clicks.ts';
import { composeFeedback } from './feedbackMail.ts';

interface FeedbackServices {
  readonly album: Album;
  readonly clock: WallClock;
  readonly config: Config;
  readonly database: Database;
  readonly log: Pick<Log, 'warn'>;
  readonly mailer: Mailer;
}

async function keepScreenshot(
  { album }: FeedbackServices,
  { member, log }: UserContext,
  file: Upload | undefined,
): Promise<string | null | Refusal> {
  if (!file) return null;
  const bytes = await file.read();
  const path = await album.keep({ bytes, use: 'screenshot', userId: member.userId, teamId: null });
  if (isRefusal(path))
    logSecurityEvent(log, { security: 'uploadRefused', userId: member.userId, because: path.error });
  return path;
}

type Said = InputOf<typeof postFeedback>;

const createFeedback =
  (services: FeedbackServices): Handler<typeof postFeedback> =>
  async (context, { files, mood, topic, text, mayContact }: Said) => {
    const { clock, config, database, mailer } = services;
    const { member } = context;
    const screenshot = await keepScreenshot(services, context, files.get('screenshot'));
    if (isRefusal(screenshot)) return screenshot;
    await database.transaction().execute(async (trx) => {
      await trx
        .insertInto('feedback')
        .values({
          id: randomUUID(),
          user_id: member.userId,
          mood,
          topic,
          text,
          may_contact: mayContact,
          screenshot,
          sent_at: clock.now(),
        })
        .execute();
      if (config.feedbackMail === null) return;
      const mail = composeFeedback({
        mood,
        topic,
        text,
        team: member.team?.name ?? null,
        replyTo: mayContact ? member.email : null,
        screenshot: screenshot && config.publicUrl + screenshot,
      });
      await mailer.send(config.feedbackMail, mail, trx);
    });
    return { ok: true };
  };

export function feedbackRoutes(route: Route, services: FeedbackServices): void {
  route(postFeedback, createFeedback(services));
  route(postClick, recordClicks(services));
}
