// The invite card behind a button, where the navigation is a rail.
import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { useTexts } from '../../../ui/texts.tsx';
import { InviteCard, useInviteLink } from './InviteCard.tsx';

const useStyles = makeStyles({
  button: { minWidth: '44px', width: '44px', height: '44px', justifySelf: 'center' },
  surface: { width: '260px', padding: 0, borderRadius: '12px' },
});

/** Heavy: belongs into a lazily loaded chunk. */
export function InviteButton() {
  const styles = useStyles();
  const { t } = useTexts();
  if (!useInviteLink()) return null;
  const label = t('invite.title');
  return (
    <Popover positioning="after-top" trapFocus>
      <PopoverTrigger>
        <Button
          aria-label={label}
          className={styles.button}
          icon={<PersonAdd20Regular />}
          shape="circular"
          title={label}
        />
      </PopoverTrigger>
      <PopoverSurface aria-label={label} className={styles.surface}>
        <InviteCard />
      </PopoverSurface>
    </Popover>
  );
}
