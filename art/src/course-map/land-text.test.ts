import { expect, test } from 'vitest';
import { readFences, readGround, readThings } from './land-text.ts';

test('reads ground, sprites with frames, and fences', () => {
  expect(readGround('\nsoil 1,2,3,4 5,6\nwater 0,0')).toEqual([
    [1, 2, 3, 4, 'soil'],
    [5, 6, 1, 1, 'soil'],
    [0, 0, 1, 1, 'water'],
  ]);
  expect(readThings('prop/hen 1,2.5\nprop/hen#1 3,4')).toEqual([
    ['prop/hen', 1, 2.5, 0],
    ['prop/hen', 3, 4, 1],
  ]);
  expect(readFences('fence 1,2 3,4')).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test.each([
  ['a ground that does not exist', () => readGround('lava 1,2'), "There is no ground 'lava'."],
  ['a place without a row', () => readThings('prop/hen 1'), "'prop/hen' needs places as column,row."],
])('refuses %s', (_, read, message) => {
  expect(read).toThrow(message);
});
