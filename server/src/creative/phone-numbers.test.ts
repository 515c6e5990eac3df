import { expect, test } from 'vitest';
import { hasPhoneNumber, hasPhoneNumberInCode } from './phone-numbers.ts';

test.each([
  'call me at +49 170 1234567',
  '050-123-4567',
  '512 345 678',
  '06 12 34 56 78',
  '0176, 12345, 67',
  '0176+12345+67',
  '12 34 56 78 90',
  '20-12-34-57',
  '0 1 7 6 1 2 3 4 5 6',
  '5,1,2,3,9,8,7,0,4,6',
  'oh seven seven double oh nine one two three four five',
  'Call Zero-Seven-Five, two eight, one nine six four.',
  'null eins sieben sechs zwo drei fünf acht neun vier',
  'אפס חמש שתיים שלוש תשע שמונה אחת שש ארבע שבע',
])('%s is a phone number', (text) => {
  expect(hasPhoneNumber(text)).toBe(true);
});

test.each([
  '3.14159265',
  '(3.14159265)',
  '[3.14159265, 2.71828182]',
  '0.3333333 of it',
  '2026-11-27',
  '2026-11-27 10:30',
  '2026-11-27 - 2026-12-03',
  '100 200 300 400',
  '125 250 375 500',
  '10 20 30 40 50',
  '0 10 20 30 40 50',
  '12 15 18 21 24',
  '15 25 40 5',
  '1 2 3 4 5 6 7 8 9',
  '0 1 2 3 4 5 6 7 8 9',
  '0 1 0 1 1 0 0 1 0 1',
  '1000000, 2000000',
  'one two three four five six seven eight nine',
  'nine eight seven six five four three two one zero',
  'Collect one carrot, two eggs and three apples. Then walk four steps.',
  'zero one zero one one zero zero one zero one',
  'two four six eight, three six nine',
  'oh no, no, no! One more.',
])('%s is not a phone number', (text) => {
  expect(hasPhoneNumber(text)).toBe(false);
});

test.each([
  'phone = 491701234567',
  'print("0176"+"12345"+"67")',
  "print('0176', '12345', '67')",
  'phone = "0176" "12345" "67"',
  'call = [0, 1, 7, 6, 1, 2, 3, 4, 5, 6]',
  'call = ["0", "1", "7", "6", "1", "2", "3", "4", "5", "6"]',
])('%s contains a phone number', (code) => {
  expect(hasPhoneNumberInCode(code)).toBe(true);
});

test.each([
  'pi = 3.14159265',
  'print("10" + "20" + "30" + "40")',
  'prices = ["100", "200", "350", "400"]',
  'row = [0, 1, 0, 1, 1, 0, 0, 1, 0, 1]',
  'eggs = [3, 4, 3, 5, 4, 3, 2, 3, 4, 3]',
  'total = 1000000 + 10_000_000',
])('%s contains no phone number', (code) => {
  expect(hasPhoneNumberInCode(code)).toBe(false);
});
