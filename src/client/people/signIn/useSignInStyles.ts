// Shared styles of the cards of the sign-in pages.
import { makeStyles } from '@fluentui/react-components';

export const useSignInStyles = makeStyles({
  head: { display: 'grid', gap: '4px' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  team: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  centre: { display: 'grid', justifyItems: 'center', gap: '16px', textAlign: 'center' },
});
