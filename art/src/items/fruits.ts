import { type ItemFamily, item } from './item.ts';

export const FRUITS = {
  apple: item(
    `
......s.gg.
.....s.gGg.
.....sggg..
.rrr.s.rrr.
rrrrrsrrrrr
rrHrrrrrrrr
rHHrrrrrrrr
rHrrrrrrrrr
rrrrrrrrrrr
.rrrrrrrrr.
.rrrrrrrrr.
..rrr.rrr..`,
    { r: 'red@ball', H: 'red:5' },
  ),
  pear: item(
    `
.....s...
....s.gg.
....sgGg.
...yyyg..
..yHyyy..
..yHyyy..
.yyyyyyy.
yyHyyyyyy
yHHyyyyyy
yyHyyyyyy
.yyyyyyy.
..yyyyy..`,
    { y: 'lime@ball', H: 'lime:5' },
  ),
  peach: item(
    `
.....s.ggg.
.....sgGg..
..ppp.kpp..
.pppppkpppp
ppHppkppprr
pHHppkpprrr
pHpppkprrrr
ppppkpprrrr
pppkrprrrrr
.pprrrrrrr.
..prrrrrr..
...rrrrr...`,
    { p: 'peach@ball', H: 'peach:5', k: 'red:3', r: 'red:4' },
  ),
  orange: item(
    `
.....ggg..
....gGGg..
..ooosgo..
.oooooooo.
oooHoooooo
ooHHoooooo
ooooooooko
ookooooooo
ooooookooo
.oooooooo.
..oooooo..`,
    { o: 'orange@ball', H: 'orange:5', k: 'orange:2' },
  ),
  lemon: item(
    `
........yy..
....yyyyyyy.
..yyyyyyyy..
.yyHyyyyyyy.
.yHHyyyyyyy.
yyHyyyykyyy.
yyyyyyyyyyy.
yykyyyyyyyy.
.yyyyykyyy..
yyyyyyyyy...
yyyyyyy.....
.y..........`,
    { y: 'yellow@ball', H: 'yellow:5', k: 'yellow:2' },
  ),
  banana: item(
    `
........kk..
........ss..
.......yys..
.......yYyy.
.......yYyy.
......yyYyy.
......yYyyy.
k....yyYyyo.
ky.yyyYyyoo.
.yyYYYyyoo..
..yyyyooo...
....ooo.....`,
    { y: 'yellow:3', Y: 'yellow:5', o: 'gold:3', k: 'brown:1', s: 'lime:2' },
  ),
  melon: item(
    `
...rrrrrr...
..rRrrrRrr..
.rrmmmmmmrr.
.rmoooooomr.
rmoooyyooomr
rmooyYyyoomr
rmOoyyYyoomr
rmOooyyooomr
.rmOoooooor.
.rrmOOooomr.
..rrmmmmrr..
...rrrrrr...`,
    { r: 'lime:1', R: 'lime:3', m: 'lime:5', o: 'orange:4', O: 'orange:5', y: 'gold:2', Y: 'yellow:5' },
  ),
  watermelon: item(
    `
..........gl
.........rgl
.......Rrwgl
......rrrwgl
....rrrkrwgl
...rRrrrrwgl
..rrrrkrwgl.
.rkrrrrrwgl.
rrrrrkrwgl..
wwrrrwwgl...
ggwwwggl....
.llggll.....`,
    { r: 'red:3', R: 'red:4', k: 'ink:0', w: 'lime:5', g: 'leaf:3', l: 'leaf:1' },
  ),
  plum: item(
    `
......s.....
.....s..gg..
.....sggGg..
..pppskgg...
.ppppkppp...
ppHppkpppp..
pHHpkppppp..
pHppkppppp..
ppppkppppp..
pppppkpppp..
.pppppppp...
...ppppp....`,
    { p: 'plum@ball', H: 'plum:5', k: 'plum:1' },
  ),
  apricot: item(
    `
....gg......
..s.gGg.....
.oosoog.....
ooHkoooo....
oHHkooo.....
oHokoooooo..
oookooyyyyoo
.okooyynnyyo
..oooynNnnyo
....oynnnnyo
....ooynnyoo
.....oooooo.`,
    { o: 'orange:3', H: 'orange:5', k: 'orange:1', y: 'orange:5', n: 'brown:1', N: 'brown:3' },
  ),
  pineapple: item(
    `
..g..g..g...
...g.gG.g...
.g.gGgg.gg..
..gggGggg...
...kYyyky...
..yykyykyY..
..Ykyykyyk..
..kyYkyykY..
..yykyykyy..
..Ykyykyyk..
..kyykyyky..
...kyykyy...`,
    { y: 'gold:3', Y: 'gold:5', k: 'orange:1' },
  ),
  coconut: item(
    `
....bbbb....
..bbbBbbbb..
.bbBbbbbbbb.
bbbbbbbdbbbb
bBbbwwwwwwbb
bbwwwWWWwwwb
bwwWwwwwwwwb
dwwWwggggwwd
.dwwggggwwd.
..dwwwwwwd..
...ddwwdd...
.....dd.....`,
    { b: 'brown:2', B: 'brown:4', d: 'brown:1', w: 'white:4', W: 'white:5', g: 'grey:3' },
  ),
  kiwi: item(
    `
...bbbbbb...
.bbggggggbb.
.bgGGGGGGgb.
bgGGkGGkGGgb
bgGkGwwGkGgb
bgGGwwwwGGgb
bgGGwwwwGGgb
bgGkGwwGkGgb
bgGGkGGkGGgb
.bgGGGGGGgb.
.bbggggggbb.
...bbbbbb...`,
    { b: 'brown:3', g: 'lime:2', G: 'lime:3', k: 'ink:0', w: 'lime:5' },
  ),
  mango: item(
    `
.........s..
.......gGs..
....rrryygg.
..rrryyyyy..
.rrryyYyyyy.
.rryyYYyyyy.
rrryyYyyyyy.
rrryyyyyyl..
rrryyyyyll..
rrrryyyll...
.rrrylll....
..rrrl......`,
    { r: 'red:4', y: 'gold:3', Y: 'gold:5', l: 'lime:2' },
  ),
} as const satisfies ItemFamily;
