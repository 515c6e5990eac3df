import { type ItemFamily, item } from './item.ts';

/** Small fruits. */
export const BERRIES = {
  grape: item(
    `
....ss.ggg..
.....sgGGg..
.....sggg...
PppkPppkPpp.
pppkpppkppp.
pppkpppkppp.
..PpkkPpk...
..pppkppp...
..pppkppp...
....Ppk.....
....ppp.....
....ppp.....`,
    { p: 'purple:3', P: 'purple:5', k: 'purple:1' },
  ),
  strawberry: item(
    `
...g.gg.g..
....gGgg...
..rggggrr..
.rrrrgrrrr.
rrHrrrryrrr
rHyrrrrrrrr
rrrrryrrryr
.ryrrrrrrr.
.rrrrryrrr.
..rryrrrr..
...rrrrr...
....rrr....`,
    { r: 'red@ball', H: 'red:5', y: 'gold:4' },
  ),
  redBerry: item(
    `
..ggg.gggg..
.gGGgsgGGGg.
..ggg.s.gg..
.rr...s..rr.
rHrr.s..rHrr
rrrr.rr.rrrr
.rr.rHrr.rr.
....rrrr....
.rr..rr..rr.
rHrr....rHrr
rrrr.rr.rrrr
.rr.rHrr.rr.`,
    { r: 'red:3', H: 'red:5' },
  ),
  blueberry: item(
    `
....kbkb....
...bkkkbb...
..bbbkbbbb..
..bHbbbbbb..
..bbbbbbbb..
.kbkbbbkbkb.
bkkkbbbkkkbb
bbkbbdbbkbbb
bHbbbdbHbbbb
bbbbbdbbbbbb
.bbbb.dbbbb.
..bb...bbb..`,
    { b: 'blue@ball', H: 'blue:5', k: 'navy:1', d: 'navy:2' },
  ),
  cherry: item(
    `
.......ggg..
.....sgGGGg.
.....ssggg..
....s.s.....
...s...s....
...s....s...
.rsrr...s...
rrrrrr.rsrr.
rHrrrrrrrrrr
rHrrrrrHrrrr
.rrrr.rHrrrr
.......rrrr.`,
    { r: 'red@ball', H: 'red:5' },
  ),
  raspberry: item(
    `
.....s......
..gg.s.gg...
...gggggg...
..rRggggrR..
.rRrrRrkRrk.
.krRrkRrrRk.
.Rrkrrrkrrk.
.rrRrkRrkRk.
..rkrRrrkr..
..krrkRrkk..
...rrrkrk...
....krkk....`,
    { r: 'berry:3', R: 'pink:4', k: 'berry:1' },
  ),
} as const satisfies ItemFamily;
