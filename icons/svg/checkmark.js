import { drawIcon } from '../icon.js';
export const CheckmarkFilled = /*#__PURE__*/ drawIcon('CheckmarkFilled', '1em', ["M7.03 13.9 3.56 10a.75.75 0 0 0-1.12 1l4 4.5c.29.32.79.34 1.09.03l10.5-10.5a.75.75 0 0 0-1.06-1.06z"]);
export const Checkmark12Filled = /*#__PURE__*/ drawIcon('Checkmark12Filled', '12', ["M9.76 3.2c.3.29.32.76.04 1.06l-4.25 4.5a.75.75 0 0 1-1.08.02L2.22 6.53a.75.75 0 0 1 1.06-1.06l1.7 1.7L8.7 3.24a.75.75 0 0 1 1.06-.04"]);
export const Checkmark16Regular = /*#__PURE__*/ drawIcon('Checkmark16Regular', '16', ["M13.86 3.66a.5.5 0 0 1-.02.7l-7.93 7.48a.6.6 0 0 1-.84-.02L2.4 9.1a.5.5 0 0 1 .72-.7l2.4 2.44 7.65-7.2a.5.5 0 0 1 .7.02"]);
export const Checkmark16Filled = /*#__PURE__*/ drawIcon('Checkmark16Filled', '16', ["M14.05 3.49c.28.3.27.77-.04 1.06l-7.93 7.47A.85.85 0 0 1 4.9 12L2.22 9.28a.75.75 0 1 1 1.06-1.06l2.24 2.27 7.47-7.04a.75.75 0 0 1 1.06.04"]);
export const Checkmark20Regular = /*#__PURE__*/ drawIcon('Checkmark20Regular', '20', ["M3.37 10.17a.5.5 0 0 0-.74.66l4 4.5c.19.22.52.23.72.02l10.5-10.5a.5.5 0 0 0-.7-.7L7.02 14.27z"]);
export const Checkmark20Filled = /*#__PURE__*/ drawIcon('Checkmark20Filled', '20', ["M7.03 13.9 3.56 10a.75.75 0 0 0-1.12 1l4 4.5c.29.32.79.34 1.09.03l10.5-10.5a.75.75 0 0 0-1.06-1.06z"]);
