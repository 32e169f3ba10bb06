// The browser's own colour picker: tells each colour on the way for the preview, and the one that is taken when it closes.
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';

const useStyles = makeStyles({
  well: {
    width: '56px',
    height: '44px',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

interface ColourWellProps {
  readonly label: string;
  readonly value: string;
  onPick(colour: string): void;
  onTake(colour: string): void;
}

/** React's own change event is the browser's input event, which comes with every step of the pointer. */
export function ColourWell({ label, value, onPick, onTake }: ColourWellProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const take = useRef(onTake);
  useEffect(() => {
    take.current = onTake;
  }, [onTake]);
  useEffect(() => {
    const well = input.current;
    const onChange = () => well && take.current(well.value);
    well?.addEventListener('change', onChange);
    return () => well?.removeEventListener('change', onChange);
  }, []);
  return (
    <input
      aria-label={label}
      className={styles.well}
      onChange={({ target }) => onPick(target.value)}
      ref={input}
      type="color"
      value={value}
    />
  );
}
