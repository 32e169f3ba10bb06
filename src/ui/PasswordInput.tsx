// A password field whose words can be shown; managers and pasting are welcome.
import { Button, Input, type InputProps } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { useState } from 'react';
import { useTexts } from './texts.tsx';

export function PasswordInput(props: InputProps) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <Button
      appearance="transparent"
      aria-label={t(isShown ? 'door.form.hidePassword' : 'door.form.showPassword')}
      aria-pressed={isShown}
      icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
      onClick={() => setShown(!isShown)}
      size="small"
    />
  );
  return <Input {...props} contentAfter={toggle} type={isShown ? 'text' : 'password'} />;
}
