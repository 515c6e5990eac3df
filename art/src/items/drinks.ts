import { type ItemFamily, item } from './item.ts';

/** Drinks and their containers. */
export const DRINKS = {
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
  cream: item(
    `
.....ww.....
....wWw.....
...wWWww....
..wwwwwkw...
.wWWWwwwwk..
.kkwwwwwkk..
wWWWWwwwwwwk
kkkwwwwwwkkk
bbbbbbbbbbbb
bBbbbbbbbbbd
.bBbbbbbbbd.
..bbbbbbbd..`,
    { w: 'white:4', W: 'white:5', k: 'cream:2', b: 'berry:3', B: 'berry:5', d: 'berry:1' },
  ),
  juice: item(
    `
......r.....
......rr.yyy
.......ryYYy
.gggggggryyy
.ghooooooyyg
.ghooOooOoog
.ghooooooog.
..ghoOooog..
..ghooooog..
..ghoooOog..
..goooooog..
...gggggg...`,
    { g: 'sky:3', h: 'white:5', o: 'gold:3', O: 'gold:5', r: 'red:3', y: 'lime:3', Y: 'lime:5' },
  ),
  bucket: item(
    `
...kkkkkk...
..k......k..
.k........k.
.k........k.
SSSSSSSSSSSS
Siiiiiiiiiid
.sSssssssds.
.sSssssssds.
.SSSSSSSddd.
.sSssssssds.
..sSsssdds..
...ssssds...`,
    { s: 'steel:3', S: 'steel:4', d: 'steel:1', i: 'steel:0', k: 'iron:2' },
  ),
  waterBucket: item(
    `
...kkkkkk...
..k......k..
.k........k.
.k........k.
SaaAAAaaAaad
saAAaaaaaaAs
.sAasaaasas.
.sSasaAsads.
.iiiisaiiii.
.sSsssaSsds.
..iiiiiiii..
...ssssds...`,
    { s: 'wood:3', S: 'wood:5', d: 'wood:1', i: 'wood:1', k: 'iron:2', a: 'water:3', A: 'water:5' },
  ),
  canteen: item(
    `
....cccc....
....CCcc....
.tt..kk..tt.
.ttnnnnnntt.
.tnNNnnnnnt.
tnNNnnbnnnnt
tnNnnbbnnnnt
tnNnnbBbnnnt
tnnnbBbbnnnt
tnnnnbbnnnnt
.tnnnnnnnnt.
..tttttttt..`,
    {
      n: 'pine@ball',
      N: 'pine:5',
      t: 'tan:3',
      c: 'steel:3',
      C: 'steel:5',
      k: 'steel:1',
      b: 'water:4',
      B: 'water:5',
    },
  ),
  water: item(
    `
.....b......
.....bb.....
....bbb.....
....bbbb....
...bbbbbb...
..bbBbbbb...
..bBBbbbbb..
.bBBbbbbbb..
.bBBbbbbbb..
.bbbbbbbBb..
..bbbbbBb...
...bbbbb....`,
    { b: 'water@ball', B: 'water:5' },
  ),
  cup: item(
    `
...s...s....
....s...s...
...s...s....
bbbbbbbbb...
bkkkkkkkbbb.
bBbbbbbbb..b
bBbwwwbbb..b
bBbwwwbbb..b
bBbbbbbbbbb.
bBbbbbbbb...
.bbbbbbb....`,
    { s: 'white:4', b: 'teal:3', B: 'teal:5', k: 'brown:2', w: 'cream:4' },
  ),
} as const satisfies ItemFamily;
