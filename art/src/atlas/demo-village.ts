import type { Scene } from './scene.ts';

/** Rooms, snow, high ground, everything that opens, fills or is built, and people. */
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
....................
..===...............
........P....P......
....................
...|................
...|.....Q..........
....................
.SS.T...............
....................
...r................
....................
....................
....................
.........mm.........`,
  propNames: {
    P: 'tree-pine',
    '=': 'bridge-horizontal',
    '|': 'bridge-vertical',
    S: 'shelf-wall',
    T: 'table-long',
    r: 'rug',
    Q: 'scarecrow',
    m: 'mushrooms-wild',
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
    ['thing/stoneRoad', 12, 5],
    ['thing/stoneRoad', 13, 5],
    ['thing/woodRoad', 14, 5],
    ['thing/woodRoad', 14, 6],
    ['thing/bridge', 12, 6],
    ['thing/bridge', 13, 6],
    ['thing/grainStack', 15, 6],
    ['thing/chest', 8, 8],
    ['thing/chest-open', 9, 8],
    ['thing/door', 10, 8],
    ['thing/door-open', 11, 8],
    ['thing/gate', 12, 8],
    ['thing/gate-open', 13, 8],
    ['thing/flag', 14, 8],
    ['thing/flag-filled', 15, 8],
    ['thing/oven', 5, 8],
    ['thing/oven-open', 1, 8],
    ['thing/rock', 10, 9],
    ['thing/crate', 11, 9],
    ['thing/board', 12, 9],
    ['thing/barrel', 13, 9],
    ['thing/barrel-filled', 14, 9],
    ['thing/tray', 15, 9],
    ['thing/tray-filled', 16, 9],
    ['thing/shelf-filled', 17, 9],
    ['thing/wineRack-filled', 18, 9],
    ['thing/chickenHouseSmallRed', 17, 6],
    ['thing/chickenHouseBigOrange', 17, 13],
    ['prop/well', 7, 13],
    ['prop/beehive', 9, 6],
    ['avatar/FarmerBoy/right', 3, 1, 1],
    ['avatar/Glasses/up', 3, 4, 1],
    ['avatar/Viking/right', 9, 3, 1],
    ['avatar/Punk/left', 12, 3, 1],
    ['avatar/Girl2/down', 4, 9],
    ['avatar/Wizard1/down', 11, 11],
    ['avatar/Lady/left', 13, 10, 3],
    ['avatar/Rabbit/right', 10, 10, 1],
    ['avatar/Knight/down', 8, 10],
  ],
};
