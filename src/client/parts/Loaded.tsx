// Renders the data of a query, its skeleton while loading, and a retry button after an error. Offline it says so; the query goes on by itself.
import { Button, makeStyles } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BlockState } from '../../ui/BlockState.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { useIsOnline } from './useIsOnline.ts';

const useStyles = makeStyles({
  /** Quick answers never show their skeleton. */
  waiting: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '100ms',
    animationDelay: '150ms',
    animationFillMode: 'both',
  },
});

export type LoadedQuery<T> = Pick<UseQueryResult<T, unknown>, 'data' | 'isError' | 'refetch'>;

interface LoadedProps<T> {
  readonly query: LoadedQuery<T>;
  /** What could not be loaded, for the sentence that says so. */
  readonly what: string;
  readonly skeleton: ReactNode;
  readonly children: (answer: T) => ReactNode;
}

export function Loaded<T>({ query, what, skeleton, children }: LoadedProps<T>) {
  const styles = useStyles();
  const { t } = useTexts();
  const isOnline = useIsOnline();
  if (query.data !== undefined) return children(query.data);
  if (!isOnline) return <BlockState top="leaning" words={t('state.offline')} />;
  if (query.isError) {
    const again = <Button onClick={() => query.refetch()}>{t('state.again')}</Button>;
    return <BlockState action={again} top="lying" words={t('state.notLoaded', { what })} />;
  }
  return (
    <div aria-busy="true" className={styles.waiting}>
      {skeleton}
    </div>
  );
}
