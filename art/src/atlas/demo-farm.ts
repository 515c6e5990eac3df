import type { Scene } from './scene.ts';

/** The farm of the contact sheets: a bit of everything that belongs together. */
export const DEMO_FARM: Scene = {
  ground: `
.............~~~....
....mmmm....~~~~....
.....mmm....~~~~....
............~~~.....
mm..##......~~~..mmm
mm..##......~~~..mm.
....########~~~####.
....########~~~#####
............~~~...##
...sssss....~~~~..##
.sssssww...~~~~~~.##
.ssssswwm.~~~~~~~.##
.sssss.mm.~~~~~~.m##
........m..~~~..mm##`,
  kinds: { '.': 'grass', m: 'meadow', '#': 'path', '~': 'water', s: 'soil', w: 'wet-soil' },
  props: `
..........T...i.....
......p.........B...
T.....y.............
..b....b....i.....O.
.........h.....r..b.
p........hS.....o.c.
............====....
............====....
fffff.ffff.....o....
f........f..i.......
fkkkkkkk.fA.........
fttttttt.f..l..r.u..
f,,,,,...f....i.....
ffffffffff......Q.p.`,
  propNames: {
    T: 'tree-apple',
    B: 'tree-blossom',
    O: 'tree-orange',
    A: 'tree-autumn',
    b: 'bush',
    f: 'fence',
    h: 'haybale',
    S: 'sign',
    '=': 'bridge-horizontal',
    i: 'lily-flower',
    l: 'lily',
    r: 'reed',
    o: 'pebbles',
    p: 'flower-pink',
    y: 'flower-yellow',
    u: 'flower-purple',
    c: 'flower-cream',
    Q: 'boulder',
    k: 'carrot-crop',
    t: 'tomato-crop',
    ',': 'wheat-crop',
  },
  things: [
    ['prop/house-red', 3, 3],
    ['prop/barrel-closed', 7, 3],
    ['prop/hen', 7, 4.8],
    ['prop/hen', 2, 6, 1],
    ['prop/cow', 1, 7],
    ['prop/sheep', 17, 9],
    ['prop/duck', 13, 9],
    ['prop/cat', 8, 5.2],
    ['prop/cabbage-crop', 4, 9],
    ['prop/cabbage-crop', 5, 9],
    ['prop/cabbage-crop', 6, 9],
    ['prop/cabbage-crop', 7, 9],
    ['marker/xmarkGold', 17, 6],
    ['marker/xmark', 5, 6],
    ['marker/xmarkLight', 18, 10],
    ['marker/path-dot', 6, 7],
    ['marker/path-dot', 7, 7],
    ['marker/path-dot', 8, 7],
    ['item/apple', 7, 6],
    ['item/pear', 8, 6],
    ['item/carrot', 9, 7],
    ['item/egg', 6, 4.5],
    ['item/milk', 18, 7],
    ['item/log', 16, 7],
    ['item/pumpkin', 18, 12],
    ['item/star', 19, 8],
    ['avatar/Rabbit/down', 5, 7],
    ['avatar/Rabbit/right', 10, 6, 1],
    ['avatar/Rabbit/left', 13, 7, 3],
    ['avatar/Rabbit/up', 14, 6],
  ],
};

/** Every kind of ground beside every other that it is likely to meet. */
export const DEMO_GROUNDS: Scene = {
  ground: `
......aaaaaa~~~~~aaaa...
.mmm..aaaaa~~~~~~~aaa.nn
.mmm.aaa#aa~~~~~~~~a.nnn
..#######aa~~~~~~~~..nnn
..#sss..#..~~~~~~~~#####
..#sswwf#f..~~~~~~~.nn#n
..#swwwfff...~~~~~..nn#n
..#######...........nnnn
.cccc...#kkkkk..cccccnnn
ccccccc.#kkkkk..ccccccc.
ccc..cc.####kk..ccc.ccc.
......c....#kk....c.....
iiiiiiiiii.#............
ioooooookk.#..gg.oooo...
iooooiookkk#..gg.oooo~~~
iooooiiiii..#....oooo~~~
iiiiiiiiii..##.......~~~`,
  kinds: {
    '.': 'grass',
    g: 'grass',
    m: 'meadow',
    '#': 'path',
    '~': 'water',
    s: 'soil',
    w: 'wet-soil',
    f: 'farming-ground',
    a: 'sand',
    n: 'snow',
    k: 'stone-floor',
    o: 'wood-floor',
    c: 'cliff',
    i: 'indoor-wall',
  },
};
