// For words that are heard but not seen.
import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export const useUnseen = (): string => useStyles().unseen;
