// Shares the picture of a result. All that draws is loaded at the press.
import { useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useToast } from '../toasts/Toasts.tsx';
import type { ResultPicture } from './resultPicture.ts';

interface Sharing {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  share(picture: ResultPicture): Promise<void>;
}

export function useSharePicture(): Sharing {
  const { t } = useTexts();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const share = async (picture: ResultPicture) => {
    setBusy(true);
    setFailed(false);
    try {
      const { passOn } = await import('./passOn.ts');
      const way = await passOn(picture);
      if (way === 'copied' || way === 'saved') toast(t(`picture.${way}`), true);
    } catch {
      toast(t('picture.failed'), false);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, hasFailed, share };
}
