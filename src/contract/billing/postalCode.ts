// Postal codes: the format of each country that has one and is common among customers.

const five = /^\d{5}$/;
const four = /^\d{4}$/;
const six = /^\d{6}$/;
const threeAndTwo = /^\d{3} ?\d{2}$/;

const formats: Readonly<Record<string, RegExp>> = {
  AT: four,
  AU: four,
  BE: four,
  BG: four,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d$/,
  CH: four,
  CY: four,
  CZ: threeAndTwo,
  DE: five,
  DK: four,
  EE: five,
  ES: five,
  FI: five,
  FR: five,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  GR: threeAndTwo,
  HR: five,
  HU: four,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  IN: six,
  IT: five,
  JP: /^\d{3}-?\d{4}$/,
  LT: /^(?:LT-)?\d{5}$/,
  LU: /^(?:L-)?\d{4}$/,
  LV: /^(?:LV-)?\d{4}$/,
  MT: /^[A-Z]{3} ?\d{4}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  NO: four,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  RO: six,
  SE: threeAndTwo,
  SG: six,
  SI: four,
  SK: threeAndTwo,
  TR: five,
  US: /^\d{5}(?:-\d{4})?$/,
};

/** Countries without an entry: anything short, or nothing. */
export function isPostalCode(country: string, text: string): boolean {
  const code = text.trim().toUpperCase();
  return (formats[country] ?? /^[A-Z\d -]{0,12}$/).test(code);
}
