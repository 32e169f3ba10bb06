// Invites an address into the team by mail: at most once a day, and never revealing whether it has an account.
import type { sendInviteEmail } from '../../../contract/admin/team.ts';
import { refuse } from '../../../contract/errors.ts';
import { writeDummyMail } from '../../base/storage/dummyWrites.ts';
import { composeTeamInvite } from '../../messaging/mail/invitationMails.ts';
import { wantsInvitations, writeInvite } from '../../messaging/mail/invitationStore.ts';
import { stopLink } from '../../messaging/mail/stopPage.ts';
import { readPersonByEmail } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import type { TeamServices } from './services.ts';

type Deps = Pick<TeamServices, 'clock' | 'config' | 'database' | 'mailer' | 'encryption'>;

/** The answer, and the time it takes, are the same for members, for strangers and for who wants no mails. */
export const inviteByMail =
  ({ database, clock, mailer, config, encryption }: Deps): Handler<typeof sendInviteEmail> =>
  async ({ member, team }, { email }) => {
    if (email === '') return refuse('EmailRequired');
    if (member.controller !== 'GameSpace') return refuse('NotAllowed');
    const { teamId, language } = team;
    const { publicUrl } = config;
    const names = { by: member.name, team: team.name };
    await database.transaction().execute(async (trx) => {
      const now = clock.now();
      const known = await readPersonByEmail(trx, email);
      const isWanted = await wantsInvitations(trx, email);
      const isFirst = await writeInvite(trx, { teamId, email }, now);
      if (!isFirst || !isWanted || known?.team_id === teamId) return writeDummyMail(trx, now);
      const link = `${publicUrl}/signUp?gameSpace=${teamId}`;
      const unsubscribe = stopLink(encryption, publicUrl, 'invitations', email);
      const mail = composeTeamInvite(language, { ...names, link, unsubscribe });
      await mailer.send(email, { ...mail, teamId }, trx);
    });
    return { ok: true };
  };
