// How a button looks that takes something away for good.
import { tokens } from '@fluentui/react-components';

export const danger = {
  color: tokens.colorPaletteRedForeground1,
  borderTopColor: tokens.colorPaletteRedForeground1,
  borderRightColor: tokens.colorPaletteRedForeground1,
  borderBottomColor: tokens.colorPaletteRedForeground1,
  borderLeftColor: tokens.colorPaletteRedForeground1,
} as const;
