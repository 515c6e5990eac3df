import { type ItemFamily, item } from './item.ts';

/** Fibres of plants and animals. */
export const FIBRES = {
  grain: item(
    `
..y..yy.y...
.yYyyyYyyyy.
.yyyYyyyYyy.
yyYyyyyyyyYy
ttyyYyyYyytt
.ttttttttTt.
..tTttttttt.
.tTTttttttk.
.tTttttttkk.
tTTttttttkkt
tttttttttkkt
.tttttttttt.`,
    { y: 'gold:3', Y: 'yellow:5', t: 'tan:3', T: 'tan:5', k: 'tan:1' },
  ),
  hay: item(
    `
.s.s.s......
.s.s.s......
.sssss..y...
...w..yyYy..
..yw.yYykyy.
.yYwyyYyyyYy
yyywkyyYkyyy
yYywyYyyyYky
yykwyyYyyyyy
yYyyYkyyYyYk
kyyYyyyYkyyk
.kkykkykkkk.`,
    { y: 'gold:3', Y: 'gold:5', k: 'gold:1', s: 'steel:3', w: 'wood:2' },
  ),
  wheat: item(
    `
..Y.....Y..
.YYY...YYY.
YykyY.YykyY
.YkY...YkY.
YykyY.YykyY
.YkY...YkY.
YykyY.YykyY
..ks...sk..
...s...s...
...rRRRr...
....sss....
...ss.ss...`,
    { y: 'gold:3', Y: 'yellow:5', k: 'gold:1', s: 'lime:1', r: 'brick:3', R: 'brick:5' },
  ),
  straw: item(
    `
........Y.y.
.....y.Yy.yY
.....YyYkyYk
......YkyYky
....rrkyYkyy
...yRRrYkyy.
..yYkrRrky..
.yYkYyrrr...
yYkYkyYrr...
YkyYyYkyY...
.y.YkyY.yY..
...y.yy..y..`,
    { y: 'yellow:3', Y: 'yellow:5', k: 'gold:2', r: 'brick:3', R: 'brick:5' },
  ),
  rope: item(
    `
...bBkbBk...
.bBkbBkbBkb.
bBkb....kbBk
Bkb.kBbk.bkB
kb.bB..kb.bk
bB.kb..Bk.Bb
Bk.Bk..bB.kb
kb.bBkbBk.bB
bBk......bBk
.kBbkBbkBbk.
..bkBbkBbk..
.........bBk`,
    { b: 'tan:3', B: 'tan:5', k: 'tan:2' },
  ),
  wool: item(
    `
...ww..www..
.wwWWwwWWww.
.wWWwkwwWWww
wwwwkwWWwwwk
wWkkwWWwkkk.
wWWwwwwkwWww
.wwwwwkwwwww
wWWwkkwWWwwk
wWWwkwWWwwk.
.wwkwwwwwkWw
..kkkwwkk.ww
......kk....`,
    { w: 'cream:4', W: 'white:5', k: 'cream:2' },
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
