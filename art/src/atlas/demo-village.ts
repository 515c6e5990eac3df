import type { Scene } from './scene.ts';

/** Places one thing on several cells of a row. */
const along = (thing: string, row: number, cols: readonly number[]) =>
  cols.map((col) => [thing, col, row] as const);

/** Rooms, snow, high ground, people, and every thing that can be opened, filled or built. */
export const DEMO_VILLAGE: Scene = {
  ground: `
..~~~...nnnnnn......
#####~~.nnnnnn..ffff
..~~~~~.nnn##nn.ffff
..~~~~##########....
~~~~~~~#.nnnnnn#....
~~~~~~~#....~~~~....
iiiiiii#....~~~~....
ioooooi#....~~~~....
ioooooi#............
iooooooo............
iiiooiikk###########
iiiooiikkcccccc#....
iiiiiii..cccccc#....
...............#....`,
  kinds: {
    '.': 'grass',
    '#': 'path',
    '~': 'water',
    n: 'snow',
    f: 'farming-ground',
    i: 'indoor-wall',
    o: 'wood-floor',
    c: 'cliff',
    k: 'stone-floor',
  },
  props: `
.....r...........p..
..===...............
........P....P.p....
................f.f.
...|.............y..
...|....h.....l.r...
................t...
..S.T....y........hy
....................
...R..........t....y
....................
.................t..
..p.................
..........mm........`,
  propNames: {
    P: 'tree-pine',
    '=': 'bridge-horizontal',
    '|': 'bridge-vertical',
    S: 'shelf-wall',
    T: 'table-long',
    R: 'rug',
    f: 'fence',
    h: 'haybale',
    l: 'lily-flower',
    m: 'mushrooms-wild',
    p: 'flower-pink',
    r: 'reed',
    t: 'tuft-tall',
    y: 'flower-yellow',
  },
  things: [
    ['crop/carrot/0', 16, 1],
    ['crop/carrot/1', 17, 1],
    ['crop/carrot/2', 18, 1],
    ['crop/corn/2', 19, 1],
    ['crop/pumpkin/2', 16, 2],
    ['crop/potato/2', 17, 2],
    ['crop/strawberry/2', 18, 2],
    ['crop/radish/2', 19, 2],
    ...along('thing/woodRoad', 6, [8, 9, 10, 11, 16]),
    ...along('thing/bridge', 6, [12, 13, 14, 15]),
    ...along('thing/stoneRoad', 8, [8, 9, 10, 11, 12, 13, 14, 15, 16]),
    ['thing/gate', 17, 3],
    ['thing/gate-open', 19, 3],
    ['thing/grainStack', 19, 4],
    ['thing/shelf-filled', 1, 7],
    ['thing/wineRack-filled', 3, 7],
    ['thing/oven', 5, 8],
    ['thing/oven-open', 1, 8],
    ['thing/chest-open', 1, 9],
    ['thing/door', 2, 12],
    ['thing/door-open', 5, 12],
    ['thing/flag', 8, 7],
    ['thing/flag-filled', 8, 9],
    ['thing/rock', 10, 9],
    ['thing/crate', 11, 9],
    ['thing/board', 12, 9],
    ['thing/barrel', 13, 9],
    ['thing/barrel-filled', 14, 9],
    ['thing/chest', 16, 9],
    ['thing/tray', 19, 8],
    ['thing/tray-filled', 18, 8],
    ['thing/chickenHouseSmallRed', 17, 6],
    ['thing/chickenHouseBigOrange', 17, 13],
    ['prop/scarecrow', 18, 1.6],
    ['prop/hen', 16.4, 7],
    ['prop/hen', 17.6, 8.4, 1],
    ['prop/duck', 13.2, 7.2],
    ['prop/cat', 10, 7],
    ['prop/well', 7, 13],
    ['prop/beehive', 10, 4.9],
    ['avatar/FarmerBoy/right', 3, 1, 1],
    ['avatar/Glasses/up', 3, 4, 1],
    ['avatar/Viking/right', 9, 3, 1],
    ['avatar/Punk/left', 12, 3, 1],
    ['avatar/Girl2/down', 4, 9],
    ['avatar/Wizard1/down', 10, 11],
    ['avatar/Lady/left', 13, 10, 3],
    ['avatar/Rabbit/right', 10, 8, 1],
    ['avatar/Knight/down', 8, 10],
  ],
};
