import { type ItemFamily, item } from './item.ts';

/** What grows on stalks and on animals. */
export const FIBRES = {
  grain: item(
    `
..y...y..y..
.yYy.yYyyYy.
.yYy.yYyyYy.
.yyy.yYyyyy.
..yYyyyyYy..
...yyyyyyy..
....rrrr....
....rRRr....
...yyyYyyy..
..yyyYyyyy..
.yy.yYyy.yy.
.y..yY.y..y.`,
    { y: 'gold:3', Y: 'gold:5', r: 'red:3', R: 'red:4' },
  ),
  hay: item(
    `
...yyyyyy...
..yYYYYyyy..
.yYykkkkyyy.
yYykYYYYkyyy
yYkYykkyYkyk
yYkYkyYkYkyk
yYkYkykyYkyk
yYkYykkYykyk
yyykYYYYkyyk
.yyykkkkyyk.
..yyyyyyyk..
...kkkkkk...`,
    { y: 'gold:3', Y: 'gold:5', k: 'gold:1' },
  ),
  wheat: item(
    `
.y....y...y.
yYy..yYy.yYy
yYy..yYy.yYy
yYy..yYy.yYy
yYyy.yYyyyYy
.yYy.yYyyYy.
..kyy.y.yk..
...k..k..k..
...kk.k.kk..
....k.k.k...
....kkkkk...
.....kkk....`,
    { y: 'gold:3', Y: 'yellow:5', k: 'lime:1' },
  ),
  straw: item(
    `
.........yY.
..k.....yYk.
..yYk..yYk..
...yYkyYk.yy
.yyyyYYyyyYk
..kkYyYyYYk.
.yyYYkyYykk.
yYYkyYkYyYk.
Ykk.yYk.kYyk
.k.yYk...kYy
...Yk.....k.
...k........`,
    { y: 'yellow:3', Y: 'yellow:5', k: 'gold:2' },
  ),
  rope: item(
    `
...bbbbbb...
.bbBBBBBBbb.
bBbkkkkkkbBb
bBk......kBb
bbBkkkkkkBbb
kbbBBBBBBbbk
bkkbbbbbbkkb
bBbkkkkkkbBb
kbbBBBBBBbbk
.kkbbbbbbkkb
...kkkkkk.bB
..........bb`,
    { b: 'tan:3', B: 'tan:5', k: 'tan:1' },
  ),
  wool: item(
    `
...pppppp...
.ppPPpppkpp.
.pPpkkppkkp.
ppkkppkkpppp
pkppkkpppkkp
pppkpppkkppp
ppkppkkpppkp
pkppkpppkkpp
.ppkpppkppp.
.pppkkkpppp.
...pppppp..p
........ppp.`,
    { p: 'pink:3', P: 'pink:5', k: 'pink:1' },
  ),
  leather: item(
    `
.bb......bb.
bBbb.bb.bbbb
.bBbbBbbbbb.
..bBbbbbbb..
..bBbbbbbd..
.bBbbbbbbbd.
.bBbbbbbbbd.
..bbbbbbbd..
..bbbbbbbd..
.bbbbddbbbd.
bbbd.dd.dbbb
.bb..bb..bb.`,
    { b: 'clay:2', B: 'clay:4', d: 'clay:1' },
  ),
  feather: item(
    `
.........ww.
.......wwWw.
......wWWkw.
.....wWWkww.
....wWWkww..
...wWWkwww..
..wwWkww.w..
..wWkwwww...
..wkwww.....
..kwww......
.k..........
k...........`,
    { w: 'sky:4', W: 'sky:5', k: 'sky:2' },
  ),
} as const satisfies ItemFamily;
