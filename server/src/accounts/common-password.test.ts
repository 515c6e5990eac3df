import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  ['common passwords', ['12345678', 'password', 'qwertyui', '123456789', 'iloveyou', 'sunshine']],
  [
    'with what was asked for',
    ['Password1', 'password123!', 'Passw0rd', 'P@ssw0rd', 'Princess_07', 'monkey2024'],
  ],
  [
    'rows of keys',
    ['qwertyuiop', 'asdfghjkl', '1qaz2wsx', '1q2w3e4r', 'qwertz123', 'azertyuiop', 'йцукенгш'],
  ],
  [
    'parts of keyboard rows, or backwards',
    ['87654321', 'qwer1234', 'abc12345', 'abcdefgh', '1234abcd', 'asdfasdf', '123123123'],
  ],
  ['the same again', ['aaaaaaaa', '11111111', 'abababab', '12341234', 'hellohello', '        ']],
  ['in other languages', ['passwort1', 'motdepasse', 'contraseña', 'пароль123', 'סיסמה123', 'hallo123']],
  ['of this site', ['hopcode1', 'Hopcode2026!']],
])('refuses %s', (_, passwords) => {
  expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('accepts any other long password, with or without capitals and digits', () => {
  const taken = [
    'correct horse',
    'three-small-words-12',
    'new password',
    'long enough',
    'wrong battery',
    'tractor under plum',
    'סוס נכון סוללה',
    'café au lait',
    'princess of the barn',
    'sunshine83726451',
    'qwerty plum fence',
    'kZ4v9Qp2',
    'hhhhopcode',
    '密码密码马电池',
  ];
  expect(taken.filter(isCommonPassword)).toEqual([]);
});

test('is fast for the longest passwords too', () => {
  expect(isCommonPassword(`${'1234567890'.repeat(19)}abcdefghi!`)).toBe(false);
});
