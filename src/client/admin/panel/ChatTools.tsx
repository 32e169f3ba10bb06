// Connects and disconnects Slack and Teams, and invites people there.
import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callMember } from '../../../contract/admin/team.ts';
import { installSlack } from '../../../contract/messaging/chat.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useHost } from '../../base/hosts/host.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { usePlaces, useToolsQuery } from '../../games/invite/usePlaces.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import panelStyles from './panel.module.css';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  card: { padding: 0 },
  tool: {
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    padding: '16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  state: { display: 'flex', alignItems: 'center', gap: '6px', overflowWrap: 'anywhere' },
  sign: { flex: 'none', color: tokens.colorPaletteGreenForeground1 },
  button: { minHeight: '44px' },
  invite: { display: 'grid', gap: '12px', padding: '16px', maxWidth: '480px' },
});

const DisconnectSlackDialog = lazy(async () => ({
  default: (await import('./DisconnectSlackDialog.tsx')).DisconnectSlackDialog,
}));
const Places = lazy(async () => ({ default: (await import('../../games/invite/Places.tsx')).Places }));

const outcomes = ['connected', 'cancelled', 'taken', 'failed'] as const;

/** Read once from the address Slack leads back to. */
function SlackOutcome({ isConnected }: { readonly isConnected: boolean }) {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const [outcome] = useState(() => outcomes.find((each) => each === query.get('slack')) ?? null);
  const isSaid = !query.has('slack');
  useEffect(() => {
    if (!isSaid) setQuery({}, { replace: true });
  }, [isSaid, setQuery]);
  if (!outcome || (outcome === 'connected' && !isConnected)) return null;
  const isWrong = outcome === 'taken' || outcome === 'failed';
  return (
    <MessageBar
      intent={isWrong ? 'error' : outcome === 'connected' ? 'success' : 'info'}
      layout="multiline"
      role={isWrong ? 'alert' : 'status'}
    >
      <MessageBarBody>{t(`pages:chatTools.slack.outcome.${outcome}`)}</MessageBarBody>
    </MessageBar>
  );
}

interface ToolProps {
  readonly name: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Tool({ name, about, children }: ToolProps) {
  const styles = useStyles();
  const type = useType();
  return (
    <div className={styles.tool}>
      <h2 className={type.cardTitle}>{name}</h2>
      <p className={mergeClasses(type.body, type.quiet)}>{about}</p>
      {children}
    </div>
  );
}

function Connected({ words }: { readonly words: string }) {
  const styles = useStyles();
  const type = useType();
  return (
    <p className={mergeClasses(type.strong, styles.state)}>
      <CheckmarkCircle20Filled className={styles.sign} />
      {words}
    </p>
  );
}

/** Slack's page cannot be framed, and the installation ends in the browser it began in: from a frame the admin page
 *  opens in a browser of its own. */
const isFramed = window.top !== window;

/** After disconnecting, the button that connects takes the focus. */
function AddSlack({ hasFocus }: { readonly hasFocus: boolean }) {
  const styles = useStyles();
  const { t } = useTexts();
  const { team } = useSignedIn();
  const { openLink } = useHost();
  const { send, isBusy, refusal } = useSend();
  const add = async () => {
    if (isFramed) return openLink(window.location.origin + window.location.pathname);
    const answer = await send(() => call(installSlack, { body: { ...(team && { teamId: team.teamId }) } }));
    if (answer) window.location.assign(answer.url);
  };
  return (
    <>
      <Problem refusal={refusal} />
      <Button
        appearance="primary"
        autoFocus={hasFocus}
        className={styles.button}
        disabledFocusable={isBusy}
        icon={isBusy ? <TinySpinner /> : isFramed ? <Open20Regular /> : null}
        iconPosition={isFramed ? 'after' : 'before'}
        onClick={add}
      >
        {t('pages:chatTools.slack.add')}
      </Button>
    </>
  );
}

function SlackTool({ workspace }: { readonly workspace: string | null }) {
  const styles = useStyles();
  const { t } = useTexts();
  /** Stays mounted after it is answered: unmounting an open dialog leaves the page hidden from screen readers. */
  const [asked, ask] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasLeft, leave] = useState(false);
  const question = () => {
    ask(workspace);
    setAsking(true);
  };
  const done = () => {
    setAsking(false);
    leave(true);
  };
  return (
    <Tool about={t('pages:chatTools.slack.about')} name={t('notifications.invite.places.slack')}>
      <SlackOutcome isConnected={workspace !== null} />
      {workspace === null ? (
        <AddSlack hasFocus={hasLeft} />
      ) : (
        <>
          <Connected words={t('pages:chatTools.slack.connected', { workspace })} />
          <Button className={styles.button} onClick={question}>
            {t('pages:chatTools.slack.disconnect')}
          </Button>
        </>
      )}
      {asked !== null && (
        <Suspense>
          <DisconnectSlackDialog
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            onDone={done}
            workspace={asked}
          />
        </Suspense>
      )}
    </Tool>
  );
}

interface TeamsToolProps {
  readonly isSignedIn: boolean;
  readonly consentUrl: string | null;
}

function TeamsTool({ isSignedIn, consentUrl }: TeamsToolProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <Tool about={t('pages:chatTools.teams.about')} name="Microsoft Teams">
      {isSignedIn ? (
        <Connected words={t('pages:chatTools.teams.ready')} />
      ) : (
        <p className={type.body}>{t('pages:chatTools.teams.signIn')}</p>
      )}
      {consentUrl !== null && (
        <Button as="a" className={styles.button} href={consentUrl} rel="noopener noreferrer" target="_blank">
          {t('pages:chatTools.teams.consent')}
        </Button>
      )}
    </Tool>
  );
}

function InviteThere() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { userId, team } = useSignedIn();
  const places = usePlaces();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="invite-there" className={styles.invite}>
      <h2 className={type.cardTitle} id="invite-there">
        {t('pages:chatTools.invite')}
      </h2>
      <Suspense fallback={null}>
        <Places
          places={places}
          send={(kind, target) =>
            call(callMember, { body: { kind, ...target, ...(team && { teamId: team.teamId }) } })
          }
          skip={new Set([userId])}
        />
      </Suspense>
    </section>
  );
}

export function ChatTools({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const query = useToolsQuery();
  return (
    <div className={panelStyles.section}>
      <Loaded
        query={query}
        skeleton={<Skeleton height={240} width="100%" />}
        what={t('pages:chatTools.title')}
      >
        {({ slack, teams }) =>
          slack === null && teams === null ? (
            <p className={mergeClasses(type.body, type.quiet)}>{t('pages:chatTools.none')}</p>
          ) : (
            <>
              <p className={mergeClasses(type.body, type.quiet)}>{t('pages:chatTools.words')}</p>
              <Surface className={styles.card}>
                {slack && <SlackTool workspace={slack.workspace} />}
                {teams && <TeamsTool {...teams} />}
                <InviteThere />
              </Surface>
              <ChannelCard form={form} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
