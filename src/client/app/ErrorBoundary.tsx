// React error boundary: the page shown when a part of the program could not be loaded or threw an error.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { Press } from '../../ui/Press.tsx';
import { StateTop } from '../../ui/StateTop.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { useType } from '../../ui/type.ts';
import { newId } from '../base/api/newId.ts';
import { useIsOnline } from '../parts/useIsOnline.ts';
import { LoadFailed } from './loadable.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '16px',
    minHeight: 'min(70dvh, 560px)',
    padding: '16px',
    textAlign: 'center',
  },
  reference: { userSelect: 'all' },
});

interface Failure {
  readonly isMissing: boolean;
  /** Also printed to the console, so that support can find the error. */
  readonly reference: string;
}

/** What could not be loaded without a network is tried again as soon as there is one. */
function useReloadOnReturn(isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
}

function ErrorPage({ isMissing, reference }: Failure) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const isOffline = !useIsOnline() && isMissing;
  useReloadOnReturn(isMissing);
  const words = isOffline ? 'state.offline' : isMissing ? 'state.missing' : 'state.broken';
  return (
    <div className={styles.page} role="alert">
      <StateTop state="lying" size={72} />
      <h1 className={type.title}>{t(words)}</h1>
      {!isMissing && (
        <p className={mergeClasses(type.body, type.quiet)}>
          {t('state.reference')} <span className={styles.reference}>{reference}</span>
        </p>
      )}
      <Press look="primary" onClick={() => window.location.reload()}>
        {t('state.reload')}
      </Press>
    </div>
  );
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { trouble: Failure | null }> {
  override state: { trouble: Failure | null } = { trouble: null };

  static getDerivedStateFromError(problem: unknown): { trouble: Failure } {
    const reference = newId().slice(0, 8);
    return { trouble: { isMissing: problem instanceof LoadFailed, reference } };
  }

  override componentDidCatch(problem: Error, { componentStack }: ErrorInfo): void {
    console.error(`reference ${this.state.trouble?.reference}`, problem, componentStack);
  }

  override render() {
    const { trouble } = this.state;
    return trouble ? <ErrorPage {...trouble} /> : this.props.children;
  }
}
