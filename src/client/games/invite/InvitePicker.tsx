// A combobox of people and channels to invite, which sends the invitation and shows where it went.
import { Button, Combobox, Field, Option, OptionGroup } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { offers } from './offers.ts';
import { PickOption } from './PickOption.tsx';
import styles from './picker.module.css';
import type { InviteOffer, InvitePlace, Pick } from './picks.ts';
import { type Send, useInvitations } from './useInvitations.ts';

interface InvitePickerProps {
  readonly place: InvitePlace;
  /** People who are not offered: oneself, and who is there already. */
  readonly skip: ReadonlySet<string>;
  readonly send: Send;
  /** Shown instead of an empty list. */
  readonly nobodyLeft?: ReactNode;
  /** What an admin may do where consent is missing. */
  readonly consentUrl?: string | null;
}

/** What is typed, chosen and open. */
function useChoice(onChange: () => void) {
  const [words, setWords] = useState('');
  const [chosen, choose] = useState<Pick | null>(null);
  const [group, enter] = useState<Pick | null>(null);
  const [isOpen, setOpen] = useState(false);
  const staysOpen = useRef(false);
  return {
    words,
    chosen,
    group,
    isOpen,
    type(typed: string) {
      setWords(typed);
      setOpen(true); // also for input without key events: dictation, input methods
      choose(null);
      onChange();
    },
    /** A team and its back entry only open another list. */
    take(pick: Pick) {
      const isChosen = pick.target !== null;
      choose(isChosen ? pick : null);
      setWords(isChosen ? pick.name : '');
      if (!isChosen) enter(pick.kind === 'group' ? pick : null);
      setOpen(!isChosen);
      staysOpen.current = !isChosen;
      queueMicrotask(() => {
        staysOpen.current = false;
      });
      onChange();
    },
    /** The combobox closes with every choice, before or after onOptionSelect. */
    open: (wanted: boolean) => setOpen(wanted || staysOpen.current),
  };
}

export function InvitePicker({ place, skip, send, nobodyLeft = null, consentUrl = null }: InvitePickerProps) {
  const { t } = useTexts();
  const { sentTo, isSending, problem, invite, forget } = useInvitations(place, send);
  const choice = useChoice(forget);
  const { words, chosen, group } = choice;
  const useOffer = offers[place];
  const offer = useOffer({ words: chosen ? '' : words, group, skip });
  const isSent = chosen !== null && sentTo.has(chosen.id);
  const isOver = words === '' && offer.picks.length === 0 && !offer.isLoading && !offer.problem;
  if (nobodyLeft && isOver) return nobodyLeft;
  return (
    <div className={styles.picker}>
      <Field
        className={styles.pickerField}
        label={t(`notifications.invite.who.${place}`)}
        {...(problem !== null && { validationMessage: problem, validationState: 'error' })}
      >
        <Chooser choice={choice} offer={offer} place={place} sentTo={sentTo} />
      </Field>
      <Trouble consentUrl={consentUrl} offer={offer} />
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

/** Always below the field: if it changed sides when an answer comes, a press would miss. */
const below = { position: 'below', align: 'start', pinned: true, autoSize: false } as const;

interface ChooserProps extends ChoicesProps {
  readonly choice: ReturnType<typeof useChoice>;
}

function Chooser({ choice, offer, place, sentTo }: ChooserProps) {
  const { t } = useTexts();
  const { chosen, group, words, isOpen } = choice;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) input.current?.scrollIntoView({ block: 'nearest' }); // with room for the list
  }, [isOpen]);
  return (
    <Combobox
      inlinePopup
      input={{ autoComplete: 'off', ref: input }}
      listbox={{ className: styles.pickerList }}
      onChange={({ target }) => choice.type(target.value)}
      onOpenChange={(_, { open }) => choice.open(open)}
      onOptionSelect={(_, { optionValue }) => {
        const pick = offer.picks.find(({ id }) => id === optionValue);
        if (pick) choice.take(pick);
      }}
      open={isOpen}
      placeholder={t(`notifications.invite.placeholder.${group ? 'inside' : place}`, {
        group: group?.name ?? '',
      })}
      positioning={below}
      selectedOptions={chosen === null ? [] : [chosen.id]}
      value={words}
    >
      <Choices offer={offer} place={place} sentTo={sentTo} />
    </Combobox>
  );
}

interface ChoicesProps {
  readonly offer: InviteOffer;
  readonly place: InvitePlace;
  readonly sentTo: ReadonlySet<string>;
}

const parts = ['group', 'channel', 'person'] as const;

/** Grouped, where there is more than people. */
function Choices({ offer: { picks, isLoading, problem }, place, sentTo }: ChoicesProps) {
  const { t } = useTexts();
  const lines = (kind: Pick['kind']) =>
    picks
      .filter((pick) => pick.kind === kind)
      .map((pick) => <PickOption isInvited={sentTo.has(pick.id)} key={pick.id} pick={pick} />);
  const isEmpty = !picks.some(({ kind }) => kind !== 'back') && !isLoading && !problem;
  return (
    <>
      {lines('back')}
      {place === 'team'
        ? lines('person')
        : parts.map((part) => {
            const found = lines(part);
            if (found.length === 0) return null;
            return (
              <OptionGroup key={part} label={t(`notifications.invite.parts.${part}`)}>
                {found}
              </OptionGroup>
            );
          })}
      {isLoading && (
        <InfoOption>
          <TinySpinner />
          {t('notifications.invite.searching')}
        </InfoOption>
      )}
      {problem && <InfoOption>{t(`errors.${problem.error}`)}</InfoOption>}
      {isEmpty && (
        <InfoOption>
          {t(place === 'team' ? 'notifications.invite.nobody' : 'notifications.invite.nothing')}
        </InfoOption>
      )}
    </>
  );
}

/** A line of the list that says something, and is no choice. */
const InfoOption = ({ children }: { readonly children: ReactNode }) => (
  <Option disabled text="" value="">
    {children}
  </Option>
);

/** Why the list is not whole, which an open list says as well, and what to do about it. */
function Trouble({ offer, consentUrl }: { readonly offer: InviteOffer; readonly consentUrl: string | null }) {
  const { t } = useTexts();
  const { problem, again } = offer;
  if (!problem) return null;
  return (
    <div className={styles.pickerHelp} role="alert">
      <p>{t(`errors.${problem.error}`)}</p>
      {problem.error === 'ConsentRequired' && consentUrl !== null && (
        <Button as="a" href={consentUrl} rel="noopener noreferrer" target="_blank">
          {t('notifications.invite.consent')}
        </Button>
      )}
      <Button onClick={again}>{t('state.again')}</Button>
    </div>
  );
}
