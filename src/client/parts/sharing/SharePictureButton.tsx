// The button that shares a result as a picture.
import { Button } from '@fluentui/react-components';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { useTexts } from '../../../ui/texts.tsx';
import type { ResultPicture } from './resultPicture.ts';
import { useSharePicture } from './useSharePicture.ts';

interface SharePictureButtonProps {
  readonly className?: string | undefined;
  /** Asked at the press: what the page shows then. */
  picture(): ResultPicture;
}

export function SharePictureButton({ className, picture }: SharePictureButtonProps) {
  const { t } = useTexts();
  const { isBusy, hasFailed, share } = useSharePicture();
  return (
    <Button
      className={className}
      disabledFocusable={isBusy}
      icon={<Image20Regular />}
      onClick={() => void share(picture())}
    >
      {t(hasFailed ? 'picture.again' : 'picture.share')}
    </Button>
  );
}
