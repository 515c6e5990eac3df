import { type ItemFamily, item } from './item.ts';

export const KITCHEN = {
  milk: item(
    `
...bbbb...
...bBbb...
....ww....
..wwwwww..
.wwwwwwww.
.wHwwwwww.
.bbbbbbbb.
.bBwbbwbb.
.bbbwwbbb.
.wHwwwwww.
.wwwwwwww.
..wwwwww..`,
    { w: 'white@vtube', H: 'white:5', b: 'blue:3', B: 'blue:4' },
  ),
  canteen: item(
    `
....cc......
...kccks....
....cc..s...
..nnnnnn.s..
.nnNNnnnns..
nnNNnnnnnns.
nnNnbbbbnns.
nnnnbwwbnns.
nnnnbbbbnn..
nnnnnnnnnn..
.nnnnnnnn...
..nnnnnn....`,
    { n: 'teal@ball', N: 'teal:5', c: 'steel:3', k: 'steel:2', s: 'brown:2', b: 'teal:1', w: 'white:4' },
  ),
} as const satisfies ItemFamily;
