import { describe, expect, it } from 'vitest';
import { VAT_NUMBERS, vatExampleFor, vatNumberOf } from './vat-number.ts';

describe('vatNumberOf', () => {
  it.each([
    ['BE0123456789', 'BE0123456789'],
    ['be 0123.456.789', 'BE0123456789'],
    ['BE1012345678', 'BE1012345678'],
    ['DE 123 456 789', 'DE123456789'],
    ['DE-123-456-789', 'DE123456789'],
    ['ＤＥ１２３４５６７８９', 'DE123456789'],
    ['GR 123456789', 'EL123456789'],
    ['ATU 12345678', 'ATU12345678'],
    ['CY12345678X', 'CY12345678X'],
    ['ESB1234567A', 'ESB1234567A'],
    ['ESA12345678', 'ESA12345678'],
    ['ES12345678Z', 'ES12345678Z'],
    ['FR AB123456789', 'FRAB123456789'],
    ['FR12 345 678 901', 'FR12345678901'],
    ['IE1234567WA', 'IE1234567WA'],
    ['IE1X12345X', 'IE1X12345X'],
    ['IE1+12345X', 'IE1+12345X'],
    ['LT123456789012', 'LT123456789012'],
    ['NL123456789B01', 'NL123456789B01'],
    ['RO12', 'RO12'],
    ['SE123456789001', 'SE123456789001'],
  ])('reads %s as %s', (text, number) => {
    expect(vatNumberOf(text)).toEqual({ state: number.slice(0, 2), number });
  });

  it.each([
    [''],
    ['BE'],
    ['0123456789'],
    ['BE012345678'],
    ['BE2123456789'],
    ['BE01234567890'],
    ['DE12345678A'],
    ['DE1234567890'],
    ['AT12345678'],
    ['CY123456789'],
    ['ES123456789'],
    ['FRIO123456789'],
    ['IE12345678'],
    ['LT1234567890'],
    ['NL123456789001'],
    ['RO1'],
    ['SE12345678900'],
    ['DE123456789 DE123456789'],
    ['DE123456789\nBE0123456789'],
    // Not in the EU.
    ['GB123456789'],
    ['XI123456789'],
    ['CHE123456789'],
    ['NO123456789'],
    ['US12-3456789'],
    ['constructor'],
  ])('does not read %j', (text) => {
    expect(vatNumberOf(text)).toBeUndefined();
  });

  it.each(Object.entries(VAT_NUMBERS))('reads the example of %s', (state, [, example]) => {
    expect(vatNumberOf(`${state}${example}`)).toEqual({ state, number: `${state}${example}` });
  });

  it('has the 27 member states', () => {
    expect(Object.keys(VAT_NUMBERS)).toHaveLength(27);
  });
});

it.each([
  ['', 'BE0123456789'],
  ['12', 'BE0123456789'],
  ['n', 'BE0123456789'],
  ['nl 12', 'NL123456789B01'],
  ['gr1', 'EL123456789'],
  ['GB123456789', 'BE0123456789'],
])('for the input %j, shows the example %s', (text, example) => {
  expect(vatExampleFor(text)).toBe(example);
});
