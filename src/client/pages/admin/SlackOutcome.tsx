// The outcome of adding the bot to Slack, read once from the address Slack leads back to.
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../../ui/texts.tsx';

const outcomes = ['connected', 'cancelled', 'taken', 'failed'] as const;

export function SlackOutcome({ isConnected }: { readonly isConnected: boolean }) {
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
      <MessageBarBody>{t(`chatTools.slack.outcome.${outcome}`)}</MessageBarBody>
    </MessageBar>
  );
}
