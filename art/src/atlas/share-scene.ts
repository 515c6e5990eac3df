import type { Scene } from './scene.ts';

/** The scene of the preview picture: a farm with space for the name at the top centre. */
export const SHARE_SCENE: Scene = {
  ground: `
...........~~~~
.mm.........~~~
mmm.........~~~
............~~~
##########~~~##
...........~~~.
.sssss...m.~~~~
.sswws..mm..~~~`,
  kinds: { '.': 'grass', m: 'meadow', '#': 'path', '~': 'water', s: 'soil', w: 'wet-soil' },
  props: `
...............
...............
...............
i............l.
.........=====.
..y....p....r..
.kkkkk.......l.
.tt,,,...p.....`,
  propNames: {
    p: 'flower-pink',
    y: 'flower-yellow',
    i: 'flower-purple',
    l: 'lily-flower',
    r: 'lily',
    '=': 'bridge-horizontal',
    k: 'carrot-crop',
    t: 'tomato-crop',
    ',': 'wheat-crop',
  },
  things: [
    ['prop/tree-blossom', 9, 3],
    ['prop/tree-apple', 3, 3],
    ['prop/house-red', 0, 3],
    ['prop/hen', 6, 3],
    ['prop/hen', 7.6, 5.2, 1],
    ['prop/duck', 13, 1.6],
    ['prop/sign', 8, 3],
    ['marker/xmarkGold', 14, 4],
    ['item/carrot', 8, 4],
    ['item/apple', 6, 4],
    ['marker/path-dot', 5, 4],
    ['marker/path-dot', 7, 4],
    ['marker/path-dot', 9, 4],
    ['avatar/Rabbit/right', 4, 4, 1],
    ['prop/cow', 7, 6.6],
    ['prop/scarecrow', 6, 6],
  ],
};
