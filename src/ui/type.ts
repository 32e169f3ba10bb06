// The sizes words come in: one display face for titles, one text face for the rest.
import { makeStyles } from '@fluentui/react-components';

const display = {
  fontFamily: 'var(--tp-font-display)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
} as const;

export const useType = makeStyles({
  /** Page title: 24, 28 from 640, 32 from 1024. */
  title: {
    ...display,
    fontSize: '1.5rem',
    lineHeight: '1.875rem',
    letterSpacing: '-0.01em',
    '@media (min-width: 640px)': { fontSize: '1.75rem', lineHeight: '2.125rem' },
    '@media (min-width: 1024px)': { fontSize: '2rem', lineHeight: '2.375rem' },
  },
  section: { ...display, fontSize: '1.25rem', lineHeight: '1.625rem' },
  cardTitle: { ...display, fontSize: '1.0625rem', lineHeight: '1.375rem' },
  strong: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600 },
  body: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  large: { fontSize: '1rem', lineHeight: '1.375rem' },
  caption: { fontSize: '0.75rem', lineHeight: '1rem' },
  quiet: { color: 'var(--colorNeutralForeground3)' },
  number: { fontVariantNumeric: 'tabular-nums' },
  /** One line, cut with an ellipsis. */
  oneLine: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
});
