// A card: what belongs together on the page. Surfaces never stand inside surfaces.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentPropsWithRef } from 'react';

const useStyles = makeStyles({
  surface: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow2,
    padding: '16px',
    /** Only seen in contrast, where cards are as black as the ground. */
    outline: `1px solid ${tokens.colorTransparentStroke}`,
    outlineOffset: '-1px',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

export function Surface({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  const styles = useStyles();
  return <div {...rest} className={mergeClasses(styles.surface, className)} />;
}
