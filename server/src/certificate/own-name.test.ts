import { expect, test } from 'vitest';
import { hasOwnName } from './own-name.ts';

test.each([
  ['print("lovelace")', 'Ada Lovelace', true],
  ['ada = 1', 'Ada Lovelace', true],
  ['radar = adapt(1)', 'Ada Lovelace', false],
  ['# snap: zoe_kid', 'Zoë Meier', true],
  ['# i am ZOÉ', 'Zoe Meier', true],
  ['# 12 Baker Street', 'Bakér Strëet', true],
  ['# mueller', 'Ida Müller', true],
  ['# Jørgensen', 'Bo Jorgensen', true],
  ['# zoe2012', 'Zoe Kid', true],
  ['# x_zoekid_x', 'Zoe Kid', true],
  ['# kidzoe', 'Zoe Kid', true],
  ['# iamzoekid!', 'Zoe Kid', true],
  ['# boli', 'Bo Li', true],
  ['# 我是王小明', '王小明', true],
  ['# 민준이는 나', '김 민준', true],
  ['# بِلَال', 'بلال حسن', true],
  ['# יוסף', 'יוֹסֵף לוי', true],
  ['kid = 1; zone = 2', 'Zoë K', false],
  ['# a bolide', 'Bo Li', false],
])('%s has the name of %s: %s', (code, full_name, found) => {
  expect(hasOwnName(code, { full_name, username: 'x' })).toBe(found);
});
