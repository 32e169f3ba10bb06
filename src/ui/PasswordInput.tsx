// A password field whose words can be shown; managers and pasting are welcome.
import { Button, Input, type InputProps, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { useState } from 'react';
import { useTexts } from './texts.tsx';

/** Lets the field be as narrow as its form. */
const useStyles = makeStyles({
  field: { minWidth: 0 },
  // Larger to a finger than it looks.
  toggle: {
    position: 'relative',
    '::before': { content: '""', position: 'absolute', inset: '-10px' },
  },
});

export function PasswordInput({ className, ...props }: InputProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <Button
      appearance="transparent"
      className={styles.toggle}
      aria-label={t(isShown ? 'door.form.hidePassword' : 'door.form.showPassword')}
      aria-pressed={isShown}
      icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
      onClick={() => setShown(!isShown)}
      size="small"
    />
  );
  return (
    <Input
      {...props}
      className={mergeClasses(styles.field, className)}
      contentAfter={toggle}
      type={isShown ? 'text' : 'password'}
    />
  );
}
