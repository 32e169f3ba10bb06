// Picks a colleague for the table and sends the invitation; says so where it was sent.
import { Button, Combobox, Field, Option } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { useState } from 'react';
import { userList } from '../../contract/authorization.ts';
import { isRefusal } from '../../contract/errors.ts';
import { sendInviteMessage } from '../../contract/notifications.ts';
import type { Room } from '../../contract/tables.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { TinySpinner } from '../../ui/TinySpinner.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { call, pictureAt } from '../api/call.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { Loaded } from '../app/Loaded.tsx';
import { isOnline, usePresences } from '../realtime/teamNews.ts';
import { useSignedIn } from '../session/useSession.ts';
import { type Colleague, callable, found } from './colleagues.ts';
import './peoplePicker.css';

export function PeoplePicker({ room }: { readonly room: Room }) {
  const { t } = useTexts();
  const { userId, team, controller } = useSignedIn();
  const params = { kind: controller, id: team?.teamId ?? userId };
  const query = useAnswer(userList, { params });
  const presences = usePresences();
  const seated = new Set(room.players.map(({ id }) => id));
  return (
    <Loaded query={query} skeleton={null} what={t('notifications.invite.people')}>
      {({ users }) => {
        const here = users.map((user) => ({ ...user, isOnline: isOnline(presences, user) }));
        const people = callable(here, seated, userId);
        if (people.length === 0) return <p className="tp-quiet">{t('notifications.invite.alone')}</p>;
        return <Picker people={people} room={room} />;
      }}
    </Loaded>
  );
}

/** Sends invitations; remembers whom, and why the last one did not go out. */
function useInvitations(room: Room) {
  const { t } = useTexts();
  const { userId, controller } = useSignedIn();
  const announce = useAnnounce();
  const [sentTo, setSentTo] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function invite({ userId: opponentUserId, name }: Colleague): Promise<void> {
    setSending(true);
    setProblem(null);
    const table = { roomName: room.name, roomId: room.id, gameType: room.gameName };
    const body = { hostUserId: userId, opponentUserId, ...table };
    const answer = await call(sendInviteMessage, { params: { kind: controller }, body });
    setSending(false);
    if (!isRefusal(answer)) {
      setSentTo((before) => new Set([...before, opponentUserId]));
      return announce(t('notifications.invite.sentTo', { name }));
    }
    const isOurs = answer.error === 'AnErrorOccured';
    setProblem(isOurs ? t('notifications.invite.notSent') : t(`errors.${answer.error}`));
  }
  return { sentTo, isSending, problem, invite, forget: () => setProblem(null) };
}

function Picker({ room, people }: { readonly room: Room; readonly people: readonly Colleague[] }) {
  const { t, language } = useTexts();
  const [words, setWords] = useState('');
  const [chosenId, choose] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { sentTo, isSending, problem, invite, forget } = useInvitations(room);
  const chosen = people.find(({ userId }) => userId === chosenId);
  const offered = chosen ? people : found(people, words, language);
  const isSent = chosen !== undefined && sentTo.has(chosen.userId);
  return (
    <div className="tp-picker">
      <Field
        className="tp-picker-field"
        label={t('notifications.invite.who')}
        {...(problem !== null && { validationMessage: problem, validationState: 'error' })}
      >
        <Combobox
          inlinePopup
          input={{ autoComplete: 'off' }}
          listbox={{ className: 'tp-picker-list' }}
          onChange={({ target }) => {
            setWords(target.value);
            setOpen(true); // also where words come without keys: dictation, other scripts
            choose(null);
            forget();
          }}
          onOptionSelect={(_, { optionValue, optionText }) => {
            choose(optionValue ?? null);
            setWords(optionText ?? '');
            forget();
          }}
          onOpenChange={(_, { open }) => setOpen(open)}
          open={isOpen}
          placeholder={t('notifications.invite.placeholder')}
          selectedOptions={chosenId === null ? [] : [chosenId]}
          value={words}
        >
          {offered.map((person) => (
            <PersonOption isInvited={sentTo.has(person.userId)} key={person.userId} person={person} />
          ))}
          {offered.length === 0 && (
            <Option disabled text="" value="">
              {t('notifications.invite.nobody')}
            </Option>
          )}
        </Combobox>
      </Field>
      <Button
        appearance="primary"
        disabled={!chosen && !isSending}
        disabledFocusable={isSending || isSent}
        icon={isSending ? <TinySpinner /> : isSent ? <Checkmark20Regular /> : null}
        onClick={() => chosen && void invite(chosen)}
      >
        {t(isSent ? 'notifications.invite.sent' : 'notifications.invite.send')}
      </Button>
    </div>
  );
}

interface PersonOptionProps {
  readonly person: Colleague;
  readonly isInvited: boolean;
}

function PersonOption({ person, isInvited }: PersonOptionProps) {
  const { t } = useTexts();
  const { userId, name, avatar, isOnline } = person;
  return (
    <Option checkIcon={null} text={name} value={userId}>
      <span className="tp-picker-person">
        <PersonAvatar name={name} picture={pictureAt(avatar)} size={32} />
        <span className="tp-picker-name" dir="auto">
          {name}
        </span>
        {isInvited ? (
          <span className="tp-picker-mark">{t('notifications.invite.sent')}</span>
        ) : (
          isOnline && (
            <span className="tp-picker-mark" data-here>
              {t('notifications.invite.here')}
            </span>
          )
        )}
      </span>
    </Option>
  );
}
