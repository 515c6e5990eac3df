import type { Scene } from './scene.ts';

/**
 * A row of plants of one crop. The row begins at a cell and extends to the right, with one plant for each stage in the
 * list.
 */
const row = (crop: string, col: number, line: number, stages: readonly number[]) =>
  stages.map((stage, index) => [`${crop}/${stage}`, col + index, line] as const);

/** The farm on the contact sheets: it shows how sprites look next to each other. */
export const DEMO_FARM: Scene = {
  ground: `
.............~~~....
....mmmm....~~~~....
.....mmm....~~~~.mm.
............~~~..mm.
mm..##......~~~.....
mm..##......~~~.....
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
......y.p.......p...
T......y...........t
..b....t....r....y..
.............i...b..
p.......h.S..r..p.y.
............===.....
............===.....
fffff.ffff.t...oB...
f........f...l......
f........f......r...
f........fA...i.....
f........f.......rm.
ffffffffff..l.t.Q.p.`,
  propNames: {
    T: 'tree-apple',
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
    Q: 'boulder',
    A: 'tree-autumn',
    B: 'beehive',
    m: 'mushrooms-wild',
    t: 'tuft-tall',
  },
  things: [
    ['prop/tree-blossom', 16.4, 2],
    ['prop/tree-orange', 18, 4],
    ['prop/house-red', 3, 3],
    ['prop/haybale', 8.8, 4.7],
    ['prop/bush-berry', 6.6, 2.6],
    ['thing/barrel-filled', 7.2, 3.1],
    ['thing/chickenHouseSmallBlue', 9.3, 3],
    ['prop/hen', 8.2, 4.1],
    ['prop/hen', 1.8, 5.4, 1],
    ['prop/hen', 9.8, 4.3],
    ['prop/cow', 1, 7],
    ['prop/sheep', 17, 9],
    ['prop/duck', 12.6, 11.4],
    ['prop/cat', 6.4, 4],
    ['prop/stump', 17, 12],
    ['thing/chest', 17, 5],
    ...row('crop/cabbage', 3, 9, [2, 2, 2, 2, 1]),
    ...row('crop/carrot', 1, 10, [2, 2, 1, 2, 2, 2, 2]),
    ...row('crop/tomato', 1, 11, [2, 2, 2, 2, 1, 1, 0]),
    ...row('crop/wheat', 1, 12, [2, 2, 2, 2, 2]),
    ['marker/xmarkGold', 17, 6],
    ['marker/xmark', 5, 6],
    ['marker/xmarkLight', 18, 10],
    ['marker/path-dot', 6, 7],
    ['marker/path-dot', 7, 7],
    ['marker/path-dot', 8, 7],
    ['item/apple', 7, 6],
    ['item/pear', 8, 6],
    ['item/carrot', 9, 7],
    ['item/egg', 6.2, 5],
    ['item/milk', 18, 7],
    ['item/log', 17, 7],
    ['item/pumpkin', 18, 12],
    ['item/star', 19, 8],
    ['avatar/Rabbit/down', 5, 7],
    ['avatar/FarmerBoy/right', 10, 7, 1],
    ['avatar/Knight/left', 14, 6],
    ['avatar/Girl2/up', 18.5, 9, 1],
  ],
};

/** Every kind of ground, next to the kinds that are often beside it on a map. */
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
