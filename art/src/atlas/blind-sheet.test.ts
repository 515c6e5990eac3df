import { expect, test } from 'vitest';
import { drawBlindSheets } from './blind-sheet.ts';
import { drawEverySprite } from './sprites.ts';

const sprites = drawEverySprite();
const sheets = drawBlindSheets(sprites, 1);
const names = sheets.flatMap(({ key }) => Object.values(key));

test('shows every item once', () => {
  const items = sprites.map(({ name }) => name).filter((name) => name.startsWith('item/'));
  expect(names.filter((name) => name.startsWith('item/')).toSorted()).toEqual(items.toSorted());
});

test('shows no picture twice', () => {
  expect(new Set(names).size).toBe(names.length);
});

test.each(['thing/chest', 'thing/flag', 'avatar/Punk/'])('shows %s once per sheet', (start) => {
  const counts = sheets.map(({ key }) => Object.values(key).filter((name) => name.startsWith(start)).length);
  expect(Math.max(...counts)).toBe(1);
});

test('a different seed gives a different order', () => {
  const others = drawBlindSheets(sprites, 2).flatMap(({ key }) => Object.values(key));
  expect(others).not.toEqual(names);
  expect(others.toSorted()).toEqual(names.toSorted());
});
