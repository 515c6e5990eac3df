import { expect, it } from 'vitest';
import { rowAnswer } from '../testing/row-answer.ts';
import { IMPORT_ROWS } from './import-rows.ts';

it.each([
  ['import-broken', 'import player random', 'import player, random'],
  ['import-broken', 'import player and random', 'import player, random'],
  ['import-broken', 'import player.move_forward', 'import player'],
  ['import-broken', 'import "player"', 'import player'],
  ['import-broken', 'from "random" import randint', 'from random import randint'],
  ['import-broken', 'from random import randint choice', 'from random import randint, choice'],
  ['import-broken', 'from random imort randint', 'from random import randint'],
  ['import-unfinished', 'import', 'import player'],
  ['import-unfinished', 'from player import', 'from player import *'],
  ['import-unfinished', 'from import player', 'import player'],
  ['import-word', 'include player', 'import player'],
  ['import-word', '#include <player>', 'import player'],
  ['import-word', "require('player');", 'import player'],
])('%s: %s becomes %s', (key, line, write) => {
  expect(rowAnswer(IMPORT_ROWS, key, line)).toMatchObject({ write });
});

it.each([
  ['import-broken', 'from random import *'],
  ['import-broken', 'import_count = 3'],
  ['import-broken', 'import = 3'],
  ['import-unfinished', 'importing'],
  ['import-word', 'use = 3'],
  ['import-word', 'load player random'],
])('%s does not apply to %s', (key, line) => {
  expect(rowAnswer(IMPORT_ROWS, key, line)).toBe(false);
});
