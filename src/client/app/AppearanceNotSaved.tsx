// A toast when a theme or language could not be saved and was set back; the settings page shows the same where it was chosen.
import { useEffect } from 'react';
import { useTexts } from '../../ui/texts.tsx';
import { useToast } from '../parts/toasts/Toasts.tsx';
import { useOwnProfile } from '../profile/useOwnProfile.ts';

export function AppearanceNotSaved() {
  const { appearanceRefused } = useOwnProfile();
  const { t } = useTexts();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, in the words of that moment
  useEffect(() => {
    if (appearanceRefused) toast(t('settings.lookNotKept'), false);
  }, [appearanceRefused, toast]);
  return null;
}
