// The first step of inviting a colleague, for admins who may share the sign-up link.
import { makeStyles } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { InviteActions } from '../../games/invite/InviteActions.tsx';
import { useInviteLink } from '../../games/invite/InviteCard.tsx';
import { StepRow } from './StepRow.tsx';

const useStyles = makeStyles({
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& > *': { minHeight: '44px' },
  },
});

export function InviteStep({ isFirst }: { readonly isFirst: boolean }) {
  const styles = useStyles();
  const { t } = useTexts();
  const link = useInviteLink();
  return (
    <StepRow
      name="invite"
      words={t(link?.isClosed ? 'invite.closed' : 'pages:daily.first.invite.words')}
      below={link && <InviteActions className={styles.buttons} isFirst={isFirst} link={link} />}
    />
  );
}
