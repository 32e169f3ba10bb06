// The buttons of other companies, fetched only where the server works with one.
import { lazy, Suspense } from 'react';
import type { LoginSettings } from './useLoginSettings.ts';

const CompanyButtons = lazy(async () => ({ default: (await import('./CompanyButtons.tsx')).CompanyButtons }));

interface CompaniesProps {
  readonly settings: LoginSettings | null;
  readonly returnUrl: string | null;
}

export function Companies(props: CompaniesProps) {
  if (!props.settings || props.settings.methods.length === 1) return null;
  return (
    <Suspense fallback={null}>
      <CompanyButtons {...props} />
    </Suspense>
  );
}
