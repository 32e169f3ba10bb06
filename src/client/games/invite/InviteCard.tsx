// Invites colleagues to the team: a sign-up link to copy and, for admins, a mail.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { inviteLink } from '../../../contract/admin/admin.ts';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import { Top } from '../../../ui/Top.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useUser } from '../../base/session/useSession.ts';
import { InviteActions, type InviteLink } from './InviteActions.tsx';
import { linkOf } from './inviteLink.ts';

/** The sign-up link of the team; null for people who may not share it. */
export function useInviteLink(): InviteLink | null {
  const user = useUser();
  const isHost = user?.isAdmin && user.controller === 'GameSpace';
  const isOpen = user?.team && !user.team.isSpecial && !isDemoTeam(user.team.teamId);
  const teamId = isHost && isOpen ? (user.team?.teamId ?? null) : null;
  const query = useAnswer(inviteLink, { params: { id: teamId ?? '' } }, { isWanted: teamId !== null });
  if (teamId === null) return null;
  const { inviteCode = null, isClosed = false } = query.data ?? {};
  return { address: linkOf(teamId, inviteCode), isClosed };
}

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: '4px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    overflow: 'hidden',
  },
  title: { color: tokens.colorBrandForeground2, paddingRight: '56px' },
  words: { color: tokens.colorNeutralForeground2, paddingRight: '56px' },
  chairs: { position: 'absolute', top: '6px', right: '-22px', forcedColorAdjust: 'none' },
  buttons: { display: 'grid', justifySelf: 'stretch', gap: '8px', marginTop: '12px', maxWidth: '320px' },
});

/** A table seen from above, with one chair still free. */
function Chairs({ className }: { readonly className: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} height="96" viewBox="0 0 96 100" width="92">
      <circle cx="50" cy="50" r="26" fill="#007482" />
      <circle cx="50" cy="50" r="21" fill="none" stroke="#55b4bf" strokeOpacity=".5" strokeWidth="1.5" />
      <Top colour="#ffffff" size={26} x={37} y={37} />
      <circle cx="13" cy="50" r="8" fill="#e4553a" />
      <circle cx="50" cy="12" r="8.5" fill="none" stroke="#007482" strokeDasharray="4 3" strokeWidth="2" />
      <path d="M50 8.5v7M46.5 12h7" stroke="#007482" strokeLinecap="round" strokeWidth="2" />
      <circle cx="50" cy="88" r="8" fill="#f5b83d" />
    </svg>
  );
}

export function InviteCard({ className }: { readonly className?: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const link = useInviteLink();
  if (!link) return null;
  return (
    <section aria-labelledby="invite-card" className={mergeClasses(styles.card, className)}>
      <Chairs className={styles.chairs} />
      <h2 className={mergeClasses(type.cardTitle, styles.title)} id="invite-card">
        {t('invite.title')}
      </h2>
      <p className={mergeClasses(type.body, styles.words)}>
        {t(link.isClosed ? 'invite.closed' : 'invite.words')}
      </p>
      <InviteActions className={styles.buttons} link={link} />
    </section>
  );
}
