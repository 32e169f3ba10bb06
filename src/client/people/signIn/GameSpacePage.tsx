// Founds a team: name and logo, with a preview of the header.
import {
  Button,
  Field,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { createGameSpace } from '../../../contract/people/authorization.ts';
import type { User } from '../../../contract/people/people.ts';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { TeamLogo } from '../../../ui/TeamLogo.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { usePreview } from '../../../ui/usePreview.ts';
import { call } from '../../base/api/call.ts';
import { takeReturnUrl } from '../../base/session/device.ts';
import { session, welcome } from '../../base/session/session.ts';
import { useUser } from '../../base/session/useSession.ts';
import { checkName } from '../../parts/forms/checks.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../parts/forms/TextField.tsx';
import { useFields } from '../../parts/forms/useFields.ts';
import { useFirstField } from '../../parts/forms/useFirstField.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import './arrivalTexts.ts';
import { landingPath } from './landingPath.ts';
import { SignInLayout } from './SignInLayout.tsx';
import { useSignInStyles } from './useSignInStyles.ts';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    height: '68px',
    padding: '0 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  empty: { color: tokens.colorNeutralForeground4 },
  again: { minHeight: '44px' },
});

const maxBytes = createGameSpace.files?.logoImage?.maxBytes ?? 0;
const Ticket = z.object({ ticket: z.string() });

function HeaderPreview({ name, picture }: { readonly name: string; readonly picture: string | null }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const shown = name.trim() || t('arrival.space.yourTeam');
  return (
    <Field hint={t('arrival.space.previewHint')} label={t('arrival.space.preview')}>
      <div className={styles.header}>
        <TeamLogo name={shown} picture={picture} size={36} />
        <span
          className={mergeClasses(type.cardTitle, type.oneLine, name.trim() === '' && styles.empty)}
          dir="auto"
        >
          {shown}
        </span>
      </div>
    </Field>
  );
}

/** A colleague founded the team first: signing in again joins it. */
function TeamIsThere() {
  const styles = useStyles();
  const { t } = useTexts();
  const navigate = useNavigate();
  const again = () => {
    session.signOut();
    void navigate('/login', { replace: true });
  };
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>{t('arrival.space.isThere')}</MessageBarBody>
      <MessageBarActions>
        <Button className={styles.again} onClick={again} size="medium">
          {t('arrival.space.signInAgain')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

interface GameSpaceFormProps {
  readonly userId: string;
  onFounded(user: User): void;
}

function GameSpaceForm({ userId, onFounded }: GameSpaceFormProps) {
  const styles = useSignInStyles();
  const { t } = useTexts();
  const [query] = useSearchParams();
  const proof = Ticket.safeParse(useLocation().state);
  const fields = useFields({ name: checkName }, { name: '' });
  const [logoImage, setLogo] = useState<File | null>(null);
  const picture = usePreview(logoImage);
  const { send, isBusy, refusal } = useSend();
  useFirstField(() => fields.focus('name'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    const body = {
      userId,
      name: fields.values.name,
      ticket: proof.success ? proof.data.ticket : undefined,
      gclid: query.get('gclid') ?? undefined,
      fbclid: query.get('fbclid') ?? undefined,
    };
    const user = await send(() => call(createGameSpace, { body, files: { logoImage } }));
    if (user) onFounded(user);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
      <TextField
        autoComplete="organization"
        fields={fields}
        kind="text"
        label={t('arrival.space.name')}
        name="name"
      />
      <Field label={t('arrival.space.logo')}>
        <FilePicker
          hasPicture={logoImage !== null}
          label={t('arrival.space.logo')}
          maxBytes={maxBytes}
          onChange={setLogo}
          preview={<TeamLogo name={fields.values.name || '·'} picture={picture} size={56} />}
        />
      </Field>
      <HeaderPreview name={fields.values.name} picture={picture} />
      {refusal?.error === 'AlreadyDone' ? <TeamIsThere /> : <Problem refusal={refusal} />}
      <SubmitButton isBusy={isBusy}>{t('arrival.space.act')}</SubmitButton>
    </form>
  );
}

export function GameSpacePage() {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const { userId = '' } = useParams();
  const user = useUser();
  const way = useRef('/');
  if (user?.team) return <Navigate replace to={way.current} />;
  const goOn = (founder: User) => {
    way.current = landingPath(founder, takeReturnUrl()); // before the session has a team and the page redirects
    welcome(founder);
  };
  return (
    <SignInLayout>
      <div className={styles.head}>
        <PageHeading>{t('arrival.space.title')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>{t('arrival.space.words')}</p>
      </div>
      <GameSpaceForm onFounded={goOn} userId={userId} />
    </SignInLayout>
  );
}
