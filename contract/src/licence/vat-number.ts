/**
 * The forms of the VAT numbers in the member states of the EU, without the two letters for the state, and an example of
 * each. Greece writes EL. Northern Ireland (XI) is not in the table, because its numbers are valid only for goods.
 */
export const VAT_NUMBERS = {
  AT: [/^U\d{8}$/, 'U12345678'],
  BE: [/^[01]\d{9}$/, '0123456789'],
  BG: [/^\d{9,10}$/, '123456789'],
  CY: [/^\d{8}[A-Z]$/, '12345678X'],
  CZ: [/^\d{8,10}$/, '12345678'],
  DE: [/^\d{9}$/, '123456789'],
  DK: [/^\d{8}$/, '12345678'],
  EE: [/^\d{9}$/, '123456789'],
  EL: [/^\d{9}$/, '123456789'],
  // At least one of the two outer characters is a letter.
  ES: [/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'X1234567X'],
  FI: [/^\d{8}$/, '12345678'],
  FR: [/^[A-HJ-NP-Z\d]{2}\d{9}$/, '12345678901'],
  HR: [/^\d{11}$/, '12345678901'],
  HU: [/^\d{8}$/, '12345678'],
  IE: [/^\d(?:\d{6}[A-Z]{1,2}|[A-Z+*]\d{5}[A-Z])$/, '1234567X'],
  IT: [/^\d{11}$/, '12345678901'],
  LT: [/^(?:\d{9}|\d{12})$/, '123456789'],
  LU: [/^\d{8}$/, '12345678'],
  LV: [/^\d{11}$/, '12345678901'],
  MT: [/^\d{8}$/, '12345678'],
  NL: [/^\d{9}B\d{2}$/, '123456789B01'],
  PL: [/^\d{10}$/, '1234567890'],
  PT: [/^\d{9}$/, '123456789'],
  RO: [/^\d{2,10}$/, '12345678'],
  SE: [/^\d{12}$/, '123456789001'],
  SI: [/^\d{8}$/, '12345678'],
  SK: [/^\d{10}$/, '1234567890'],
} as const satisfies Readonly<Record<string, readonly [form: RegExp, example: string]>>;
export type VatState = keyof typeof VAT_NUMBERS;

const isState = (letters: string): letters is VatState => Object.hasOwn(VAT_NUMBERS, letters);

/** The text without the separators that people type, and with EL for Greece. */
const canonical = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s./_-]/g, '')
    .replace(/^GR/, 'EL');

const stateOf = (number: string): VatState | undefined => {
  const letters = number.slice(0, 2);
  return isState(letters) ? letters : undefined;
};

/**
 * Reads a VAT number, such as `BE0123456789` from `be 0123.456.789`, and its state; undefined if it is not a VAT number
 * of the EU. Only the form is checked, because only a tax office knows whether the number exists.
 */
export const vatNumberOf = (
  text: string,
): { readonly state: VatState; readonly number: string } | undefined => {
  const number = canonical(text);
  const state = stateOf(number);
  return state !== undefined && VAT_NUMBERS[state][0].test(number.slice(2)) ? { state, number } : undefined;
};

/** An example of a VAT number of the state whose code is at the start of a text; otherwise of Belgium. */
export const vatExampleFor = (text: string): string => {
  const state = stateOf(canonical(text)) ?? 'BE';
  return `${state}${VAT_NUMBERS[state][1]}`;
};
