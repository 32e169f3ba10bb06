// A light button that looks like the component library's, for what has to be there before the component library.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';

const useStyles = makeStyles({
  press: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    boxSizing: 'border-box',
    minHeight: '44px',
    padding: '4px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    textAlign: 'center',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  primary: {
    border: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
  },
  subtle: { border: '1px solid transparent', backgroundColor: 'transparent' },
  off: {
    cursor: 'not-allowed',
    border: `1px solid ${tokens.colorNeutralStrokeDisabled}`,
    backgroundColor: tokens.colorNeutralBackgroundDisabled,
    color: tokens.colorNeutralForegroundDisabled,
    ':hover': { backgroundColor: tokens.colorNeutralBackgroundDisabled },
    ':active': { backgroundColor: tokens.colorNeutralBackgroundDisabled },
  },
});

interface Looks {
  readonly look?: 'primary' | 'outline' | 'subtle';
  readonly children: ReactNode;
}

function useLook(look: Looks['look'], isOff: boolean, className: string | undefined): string {
  const styles = useStyles();
  const worn = look === 'primary' ? styles.primary : look === 'subtle' && styles.subtle;
  return mergeClasses(styles.press, worn, isOff && styles.off, className);
}

interface PressProps extends Looks, Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'> {
  /** It stays where the focus finds it. */
  readonly isOff?: boolean;
}

export function Press({ look, isOff = false, className, onClick, ...rest }: PressProps) {
  return (
    <button
      {...rest}
      aria-disabled={isOff || undefined}
      className={useLook(look, isOff, className)}
      onClick={isOff ? undefined : onClick}
      type="button"
    />
  );
}

export function PressLink({ look, className, ...rest }: Looks & ComponentPropsWithRef<'a'>) {
  return <a {...rest} className={useLook(look, false, className)} />;
}
