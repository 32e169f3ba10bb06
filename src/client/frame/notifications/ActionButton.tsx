// The button of a notification: a link, or a button that only closes.
import { Button } from '@fluentui/react-components';
import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { useHref, useNavigate } from 'react-router-dom';
import type { Notification } from '../../../contract/messaging/notifications.ts';
import { pageAt } from '../../../contract/pages.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useHost } from '../../base/hosts/host.ts';
import { afterDialogs } from '../../parts/afterDialogs.ts';
import { actionOf } from './notificationAction.ts';

interface ActionButtonProps {
  readonly notification: Notification;
  readonly label: string;
  readonly appearance?: 'primary' | 'secondary';
  /** The drawer closes; `isGoing`: to another page, which has the focus then. */
  onDone(isGoing: boolean): void;
}

export function ActionButton(props: ActionButtonProps) {
  const { notification, label, appearance = 'secondary', onDone } = props;
  const { t } = useTexts();
  const { isGuest, openLink } = useHost();
  const action = actionOf(notification, (path) => pageAt(path) !== null);
  if (action.kind === 'go') return <Going {...props} appearance={appearance} to={action.to} />;
  if (action.kind === 'close')
    return (
      <Button appearance={appearance} onClick={() => onDone(false)}>
        {label}
      </Button>
    );
  return (
    <Button
      appearance={appearance}
      aria-label={t('notifications.inNewTab', { label })}
      as="a"
      href={action.url}
      icon={<Open16Regular />}
      iconPosition="after"
      onClick={(event) => {
        if (isGuest) {
          event.preventDefault();
          openLink(action.url);
        }
        onDone(false);
      }}
      rel="noopener noreferrer"
      target="_blank"
    >
      {label}
    </Button>
  );
}

type GoingProps = Required<ActionButtonProps> & { readonly to: string };

function Going({ to, label, appearance, onDone }: GoingProps) {
  const navigate = useNavigate();
  return (
    <Button
      appearance={appearance}
      as="a"
      href={useHref(to)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // left to the browser: a new tab or window
        event.preventDefault();
        onDone(true);
        afterDialogs(() => void navigate(to));
      }}
    >
      {label}
    </Button>
  );
}
