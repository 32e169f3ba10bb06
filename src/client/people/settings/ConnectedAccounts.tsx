// Settings: accounts at identity providers, to connect and disconnect.
import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRefusal } from '../../../contract/errors.ts';
import { loginSettings } from '../../../contract/people/authorization.ts';
import { confirmed } from '../../../contract/people/confirming.ts';
import { connections, disconnect } from '../../../contract/people/connections.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import {
  type Entrance,
  type IdentityProvider,
  identityProviders,
  providerNames,
} from '../../base/session/providers.ts';
import { dateInWords } from '../../games/progress/numbers.ts';
import { ActRow, ActRows } from '../../parts/forms/ActRows.tsx';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { ProviderLogo } from '../../parts/ProviderLogo.tsx';

const id = 'connected-accounts';

interface Connection {
  readonly connectedAt: string;
  readonly mayGo: boolean;
}

interface RowProps {
  readonly provider: IdentityProvider;
  readonly connection: Connection | null;
  /** Null when it is not configured on this server. */
  readonly entrance: Entrance | null;
  readonly isBusy: boolean;
  onDisconnect(): void;
}

function RowAct({ provider, connection, entrance, isBusy, onDisconnect }: RowProps) {
  const { t } = useTexts();
  const name = providerNames[provider];
  const leave = async (to: Entrance) => {
    if (isRefusal(await call(confirmed, {}))) return;
    const { begin } = await import('../../base/session/providerAttempt.ts');
    window.location.assign(await begin(provider, to, { returnUrl: null, purpose: 'connect' }));
  };
  if (connection?.mayGo)
    return (
      <Button
        appearance="subtle"
        aria-label={t('account.connected.disconnectName', { company: name })}
        disabledFocusable={isBusy}
        onClick={onDisconnect}
      >
        {t('account.connected.disconnect')}
      </Button>
    );
  if (connection || !entrance) return null;
  return (
    <Button
      aria-label={t('account.connected.connectName', { company: name })}
      onClick={() => leave(entrance)}
    >
      {t('account.connected.connect')}
    </Button>
  );
}

function Row(props: RowProps) {
  const { t, language } = useTexts();
  const { provider, connection } = props;
  const since =
    connection && t('account.connected.since', { date: dateInWords(connection.connectedAt, language) });
  return (
    <ActRow
      act={<RowAct {...props} />}
      icon={<ProviderLogo provider={provider} />}
      name={providerNames[provider]}
      note={connection?.mayGo === false ? t('account.connected.last') : null}
      words={since ?? t('account.connected.none')}
    />
  );
}

/** Configured providers, and those that are connected already. */
function useCompanies() {
  const { data: settings } = useAnswer(loginSettings, { query: {} });
  const { data: mine, refetch } = useAnswer(connections, {});
  const rows = identityProviders
    .map((provider) => ({
      provider,
      entrance: settings?.[provider] ?? null,
      connection: mine?.connections.find((each) => each.company === provider) ?? null,
    }))
    .filter(({ entrance, connection }) => entrance ?? connection);
  return { rows: settings && mine ? rows : [], refetch };
}

/** After the return from a provider the page scrolls to this block. */
function useReturnTo(isHere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isHere && hash === `#${id}`) heading.current?.focus();
  }, [isHere, hash]);
  return heading;
}

/** Absent where no provider is configured and none is connected. */
export function ConnectedAccounts() {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { rows, refetch } = useCompanies();
  const heading = useReturnTo(rows.length > 0);
  const [busyWith, setBusyWith] = useState<IdentityProvider | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (rows.length === 0) return null;
  const letGo = async (provider: IdentityProvider) => {
    setBusyWith(provider);
    const gone = await call(disconnect, { body: { company: provider } });
    if (isRefusal(gone)) await refetch(); // the last one may not go, and another window may have let go
    setBusyWith(null);
    setFailed(isRefusal(gone));
    if (!isRefusal(gone)) announce(t('account.connected.gone', { company: providerNames[provider] }));
  };
  return (
    <SettingsBlock
      heading={heading}
      id={id}
      title={t('account.connected.title')}
      words={t('account.connected.words')}
    >
      {hasFailed && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{t('account.connected.failed')}</MessageBarBody>
        </MessageBar>
      )}
      <ActRows>
        {rows.map((row) => (
          <Row
            {...row}
            isBusy={busyWith !== null}
            key={row.provider}
            onDisconnect={() => letGo(row.provider)}
          />
        ))}
      </ActRows>
    </SettingsBlock>
  );
}
