import { expect, it } from 'vitest';
import { isReverseCharge } from './reverse-charge.ts';

it.each([
  // The VAT numbers of two states of the EU.
  ['DE123456789', 'BE0123456789', true],
  ['DE 123 456 789', 'be 0123.456.789', true],
  ['EL123456789', 'GR123456789', false],
  ['EL123456789', 'CY12345678X', true],
  // The seller's own state: its tax is added.
  ['DE123456789', 'DE987654321', false],
  // The school has no VAT number, or one from outside the EU.
  ['DE123456789', null, false],
  ['DE123456789', 'GB123456789', false],
  ['DE123456789', 'BE012', false],
  // The seller has no VAT number; a tax number says nothing about the EU.
  [null, 'BE0123456789', false],
  ['21/815/08150', 'BE0123456789', false],
  ['GB123456789', 'BE0123456789', false],
  [null, null, false],
])('from %s to %s: %s', (seller, buyer, expected) => {
  expect(isReverseCharge(seller, buyer)).toBe(expected);
});
