// How lists in cards of the panel look: a row with words, and what can be done with it.
import { makeStyles, tokens } from '@fluentui/react-components';

export const usePanelList = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  words: { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
});
