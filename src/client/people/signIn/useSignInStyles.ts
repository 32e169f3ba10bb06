// Shared styles of the cards of the sign-in pages.
import { makeStyles } from '@fluentui/react-components';

export const useSignInStyles = makeStyles({
  head: { display: 'grid', gap: '4px' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  team: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0, minHeight: '48px' },
  /** The button comes a moment later than the form below it. */
  demo: { minHeight: '92px' },
  centre: { display: 'grid', justifyItems: 'center', gap: '16px', textAlign: 'center' },
});
