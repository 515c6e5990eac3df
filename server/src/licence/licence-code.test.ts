import { expect, test } from 'vitest';
import { canonicalLicenceCode, licenceCodeHash, newLicenceCode } from './licence-code.ts';

test('a new code has 20 symbols in groups, and no two are equal', () => {
  const codes = Array.from({ length: 200 }, newLicenceCode);
  expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/.test(code))).toEqual(
    [],
  );
  expect(new Set(codes).size).toBe(200);
});

test.each([
  ['7K2QD-M4XN0-VB8RT-1WZ3H', '7K2QDM4XN0VB8RT1WZ3H'],
  [' 7k2qd m4xno vb8rt lwz3h ', '7K2QDM4XN0VB8RT1WZ3H'],
  ['7k2qd–m4xnO.vb8rt/Iwz3h', '7K2QDM4XN0VB8RT1WZ3H'],
  ['', ''],
])('%j is read as %j', (typed, code) => {
  expect(canonicalLicenceCode(typed)).toBe(code);
  expect(licenceCodeHash(typed)).toEqual(licenceCodeHash(code));
});
