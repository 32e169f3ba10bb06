// Where our look differs from Fluent's: neutrals with a breath of petrol, softer corners, our type.

export const everywhere = {
  fontFamilyBase: 'var(--tp-font-text)',
  fontFamilyNumeric: 'var(--tp-font-text)',
  borderRadiusSmall: '4px',
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
  borderRadius2XLarge: '16px',
};

export const lightNeutrals = {
  colorNeutralBackground1: '#ffffff',
  colorNeutralBackground1Hover: '#f2f6f6',
  colorNeutralBackground1Pressed: '#dfe6e6',
  colorNeutralBackground1Selected: '#eaf0f0',
  colorNeutralBackground2: '#f4f7f7',
  colorNeutralBackground3: '#eef2f2',
  colorSubtleBackgroundHover: '#eef2f2',
  colorSubtleBackgroundPressed: '#dfe6e6',
  colorNeutralForeground1: '#242424',
  colorNeutralForeground2: '#424242',
  colorNeutralForeground3: '#5c6364',
  colorNeutralForeground4: '#6a7374',
  colorNeutralForegroundDisabled: '#a9b1b1',
  colorNeutralStroke1: '#d1d8d8',
  colorNeutralStroke2: '#e0e5e5',
  colorNeutralStroke3: '#eef2f2',
  colorNeutralStrokeAccessible: '#616161',
};

export const darkNeutrals = {
  colorNeutralBackground1: '#1f2526',
  colorNeutralBackground1Hover: '#2b3334',
  colorNeutralBackground1Pressed: '#191f20',
  colorNeutralBackground1Selected: '#303839',
  colorNeutralBackground2: '#141a1b',
  colorNeutralBackground3: '#0f1415',
  colorSubtleBackgroundHover: '#2b3334',
  colorSubtleBackgroundPressed: '#232a2b',
  colorNeutralForeground1: '#ffffff',
  colorNeutralForeground2: '#d6d9d9',
  colorNeutralForeground3: '#a9b2b3',
  colorNeutralForeground4: '#8f999a',
  colorNeutralForegroundDisabled: '#5f6869',
  colorNeutralStroke1: '#4b5556',
  colorNeutralStroke2: '#343c3d',
  colorNeutralStroke3: '#2a3132',
  colorNeutralStrokeAccessible: '#a6afb0',
};
