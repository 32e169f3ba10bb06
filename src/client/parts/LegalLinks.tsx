// Links to privacy and terms; the server decides whether its own pages or the operator's are shown.
import { Link } from '@fluentui/react-components';
import { useTexts } from '../../ui/texts.tsx';

export function LegalLinks() {
  const { t } = useTexts();
  return (
    <>
      <Link href="/privacy" inline>
        {t('door.privacy')}
      </Link>
      {' · '}
      <Link href="/terms" inline>
        {t('door.terms')}
      </Link>
    </>
  );
}
