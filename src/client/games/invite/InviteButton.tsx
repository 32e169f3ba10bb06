// The invite card in a popover, where the navigation is a rail of icons.
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { useTexts } from '../../../ui/texts.tsx';
import { InviteCard, useInviteLink } from './InviteCard.tsx';

const useStyles = makeStyles({
  button: { minWidth: '44px', width: '44px', height: '44px', justifySelf: 'center' },
  card: {
    inset: 'auto',
    width: '260px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
  },
});

/** A native popover: the browser closes it. */
function place(card: HTMLElement, button: Element | null): void {
  const { right = 0, top = 0 } = button?.getBoundingClientRect() ?? {};
  card.style.left = `${right + 12}px`;
  card.style.top = `${top}px`;
}

export function InviteButton() {
  const styles = useStyles();
  const { t } = useTexts();
  if (!useInviteLink()) return null;
  const label = t('invite.title');
  return (
    <>
      <Button
        aria-label={label}
        className={styles.button}
        icon={<PersonAdd20Regular />}
        popoverTarget="invite"
        shape="circular"
        title={label}
      />
      <div
        className={styles.card}
        id="invite"
        onBeforeToggle={({ currentTarget }) => place(currentTarget, currentTarget.previousElementSibling)}
        popover="auto"
      >
        <InviteCard />
      </div>
    </>
  );
}
