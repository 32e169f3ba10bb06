// How an icon is drawn: an SVG in the colour of the text around it, hidden from screen readers unless it has a name.
import { makeStyles, mergeClasses } from '@griffel/react';
import { createContext, createElement, Fragment } from 'react';

/** Fluent's components style these classes. */
export const iconFilledClassName = 'fui-Icon-filled';
export const iconRegularClassName = 'fui-Icon-regular';
const iconClassName = 'fui-Icon';

/** Every language of the product is written from left to right, so no icon is mirrored. */
export const IconDirectionContextProvider = createContext(undefined).Provider;

const useStyles = makeStyles({
  // Browsers keep the colours of pictures in high contrast; icons have those of text.
  icon: { display: 'inline', lineHeight: 0, '@media (forced-colors: active)': { forcedColorAdjust: 'auto' } },
  hidden: { display: 'none' },
});

/** `size` is a number of pixels, or `1em` for the size of the text. */
export function drawIcon(name, size, paths) {
  const side = size === '1em' ? 20 : size;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is loaded
  const Icon = ({ filled, title, primaryFill = 'currentColor', className, ...rest }) => {
    const styles = useStyles();
    const label = title ?? rest['aria-label'];
    const isNamed = Boolean(label ?? rest['aria-labelledby']);
    const attributes = {
      fill: primaryFill,
      ...rest,
      'aria-label': label,
      'aria-hidden': isNamed ? undefined : true,
      role: isNamed ? 'img' : rest.role,
      className: mergeClasses(iconClassName, styles.icon, className),
      width: size,
      height: size,
      viewBox: `0 0 ${side} ${side}`,
      xmlns: 'http://www.w3.org/2000/svg',
    };
    return createElement(
      'svg',
      attributes,
      ...paths.map((d) => createElement('path', { d, fill: primaryFill })),
    );
  };
  Icon.displayName = name;
  return Icon;
}

/** Both variants of an icon, of which one is visible: `filled` says which, and Fluent's components swap them on hover. */
export function bundleIcon(Filled, Regular) {
  const Icon = ({ className, filled, ...rest }) => {
    const { hidden } = useStyles();
    const variant = (Component, isVisible, variantClassName) =>
      createElement(Component, {
        ...rest,
        className: mergeClasses(!isVisible && hidden, variantClassName, className),
      });
    return createElement(
      Fragment,
      null,
      variant(Filled, filled, iconFilledClassName),
      variant(Regular, !filled, iconRegularClassName),
    );
  };
  Icon.displayName = 'BundledIcon';
  return Icon;
}
