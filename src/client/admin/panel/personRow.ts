// How people are listed in the admin panel: a card of rows, each with a picture, words and buttons that wrap below them in little room.
import { type GriffelStyle, tokens } from '@fluentui/react-components';

export const personRow = {
  card: { padding: 0, containerType: 'inline-size' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '12px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@container (max-width: 520px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  acts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '@container (max-width: 520px)': { gridColumnStart: 1, gridColumnEnd: -1 },
  },
  act: { minHeight: '44px', minWidth: 0 },
} as const satisfies Record<string, GriffelStyle>;
