// The button below a list that comes in pages: shows the next one, says how many there are then, and may be tried again.
import { Button } from '@fluentui/react-components';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { useTexts } from '../../ui/texts.tsx';

interface MoreButtonProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    fetchNextPage(): Promise<{
      readonly data: { readonly lines: readonly unknown[] } | undefined;
      readonly isError: boolean;
    }>;
  };
  readonly className: string | undefined;
  /** What cannot be loaded. */
  readonly what: string;
  /** So many are shown now. */
  shown(count: number): string;
}

/** After the last page it stays, and keeps the focus. Within `PageTexts`. */
export function MoreButton({ query, className, what, shown }: MoreButtonProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const show = async () => {
    const { data, isError } = await query.fetchNextPage();
    if (data && !isError) announce(shown(data.lines.length));
  };
  const action = isFetchNextPageError ? 'state.again' : 'pages:points.more';
  return (
    <>
      {isFetchNextPageError && <p role="alert">{t('state.notLoaded', { what })}</p>}
      <Button
        className={className}
        disabledFocusable={!hasNextPage || isFetchingNextPage}
        onClick={() => void show()}
      >
        {t(hasNextPage ? action : 'pages:points.all')}
      </Button>
    </>
  );
}
