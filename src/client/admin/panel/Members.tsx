// The members of the team: online or not, invite to play, remove.
import { Button, makeStyles, mergeClasses, SearchBox, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { callMember } from '../../../contract/admin/team.ts';
import { isRefusal } from '../../../contract/errors.ts';
import { userList } from '../../../contract/people/userList.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call, pictureAt } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { isOnline, usePresences } from '../../base/realtime/teamNews.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Newcomers } from './Newcomers.tsx';
import panelStyles from './panel.module.css';
import { personRow } from './personRow.ts';
import type { Removed } from './RemoveMemberDialog.tsx';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  card: personRow.card,
  row: personRow.row,
  name: { overflowWrap: 'anywhere' },
  acts: personRow.acts,
  act: personRow.act,
  wrong: { color: tokens.colorPaletteRedForeground1 },
  search: { maxWidth: '320px', width: '100%', minHeight: '44px' },
});

/** Teams smaller than this need no search field. */
const fewPeople = 8;

interface Member extends Removed {
  readonly avatar: string | null;
  readonly isAdmin: boolean;
  readonly isOnline: boolean;
}

const RemoveMemberDialog = lazy(async () => ({
  default: (await import('./RemoveMemberDialog.tsx')).RemoveMemberDialog,
}));

/** Sends one invitation; the row shows its outcome. */
function useCall({ userId, name }: Member) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { team } = useSignedIn();
  const [outcome, setOutcome] = useState<'calling' | 'called' | 'failed' | null>(null);
  const ring = async () => {
    setOutcome('calling');
    const body = { userId, ...(team && { teamId: team.teamId }) };
    const answer = await call(callMember, { body });
    setOutcome(isRefusal(answer) ? 'failed' : 'called');
    announce(t(isRefusal(answer) ? 'members.notCalled' : 'members.calledTo', { name }));
  };
  return { outcome, ring };
}

function MemberRow({ member, onRemove }: { readonly member: Member; onRemove(): void }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const me = useSignedIn();
  const { outcome, ring } = useCall(member);
  const isMe = member.userId === me.userId;
  const facts = [
    ...(isMe ? [t('members.you')] : []),
    ...(member.isAdmin ? [t('members.admin')] : []),
    ...(member.isOnline ? [t('notifications.invite.here')] : []),
  ];
  return (
    <li className={styles.row}>
      <PersonAvatar name={member.name} picture={pictureAt(member.avatar)} size={40} />
      <div>
        <h3 className={mergeClasses(type.strong, styles.name)} dir="auto">
          {member.name}
        </h3>
        {facts.length > 0 && <p className={mergeClasses(type.body, type.quiet)}>{facts.join(' · ')}</p>}
        {outcome === 'failed' && (
          <p className={mergeClasses(type.caption, styles.wrong)}>
            {t('members.notCalled', { name: member.name })}
          </p>
        )}
      </div>
      {!isMe && (
        <div className={styles.acts}>
          <Button
            aria-label={
              outcome === 'called'
                ? `${t('members.called')}: ${member.name}`
                : t('members.callName', { name: member.name })
            }
            className={styles.act}
            disabledFocusable={outcome === 'calling' || outcome === 'called'}
            onClick={ring}
          >
            {t(outcome === 'called' ? 'members.called' : 'members.call')}
          </Button>
          <Button
            appearance="subtle"
            aria-label={t('members.removeName', { name: member.name })}
            className={styles.act}
            onClick={onRemove}
          >
            {t('members.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}

function MemberList({ members }: { readonly members: readonly Member[] }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const [words, setWords] = useState('');
  const [removing, remove] = useState<Member | null>(null);
  const wanted = words.trim().toLocaleLowerCase(language);
  const found = members.filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted));
  return (
    <>
      {members.length > fewPeople && (
        <SearchBox
          aria-label={t('members.search')}
          className={styles.search}
          onChange={(_, { value }) => setWords(value)}
          placeholder={t('members.search')}
          value={words}
        />
      )}
      {found.length === 0 && (
        <p className={mergeClasses(type.body, type.quiet)}>{t('notifications.invite.nobody')}</p>
      )}
      {found.length > 0 && (
        <Surface className={styles.card}>
          <ul>
            {found.map((member) => (
              <MemberRow key={member.userId} member={member} onRemove={() => remove(member)} />
            ))}
          </ul>
        </Surface>
      )}
      {removing && (
        <Suspense>
          <RemoveMemberDialog member={removing} onClose={() => remove(null)} />
        </Suspense>
      )}
    </>
  );
}

export function Members({ form }: { readonly form: Pick<AdminForm, 'settings'> }) {
  const type = useType();
  const { t } = useTexts();
  const { userId, team, controller } = useSignedIn();
  const presences = usePresences();
  const query = useAnswer(userList, { params: { kind: controller, id: team?.teamId ?? userId } });
  return (
    <div className={panelStyles.section}>
      {form.settings.confirmsNewcomers && team && <Newcomers teamId={team.teamId} />}
      <Loaded query={query} skeleton={<Skeleton height={200} width="100%" />} what={t('members.title')}>
        {({ users }) => (
          <>
            <h2 className={type.section}>{t('pages:admin.members.count', { count: users.length })}</h2>
            <MemberList members={users.map((user) => ({ ...user, isOnline: isOnline(presences, user) }))} />
          </>
        )}
      </Loaded>
    </div>
  );
}
