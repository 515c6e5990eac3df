import { type ItemFamily, item } from './item.ts';

export const BELONGINGS = {
  key: item(
    `
..yyyy......
.yYyyyy.....
yYy..yy.....
yY...yyyyyyy
yy...yyyyyyy
yyy..yy.yy.y
.yyyyyy.yy.y
..yyyy......`,
    { y: 'gold:3', Y: 'gold:5' },
  ),
  star: item(
    `
.....yy.....
.....yy.....
....yHyy....
....yHyy....
yyyyHHyyyyyy
.yyyHHyyyyy.
..yyHyyyyy..
...yyyyyy...
..yyyyyyyy..
..yyyyyyyy..
.yyyy..yyyy.
.yy......yy.`,
    { y: 'gold@ball', H: 'gold:5' },
  ),
  coin: item(
    `
...yyyyyy...
..yYYYYYYk..
.yYyyyyyykk.
yYyyykkyyykk
yYyykYyyyykk
yYyykYyyyykk
yYyykYyyyykk
yYyykYyyyykk
yYyyykkyyykk
.yYyyyyyykk.
..yYYYYYYk..
...kkkkkk...`,
    { y: 'gold:3', Y: 'gold:5', k: 'gold:1' },
  ),
  letter: item(
    `
wwwwwwwwwwww
wkwwwwwwwwkw
wwkwwwwwwkww
wwwkwwwwkwww
wwwwkrrkwwww
wwwwrRrrwwww
wwwkrrrrkwww
wwkwwrrwwkww
wkwwwwwwwwkw
wwwwwwwwwwww`,
    { w: 'cream:4', k: 'cream:2', r: 'red:3', R: 'red:5' },
  ),
  book: item(
    `
.bbbbbbbbb..
bBbbbbbbbbb.
bBbbyyyybbb.
bBbbbyybbbb.
bBbbyyyybbb.
bBbbbbbbbbb.
bBbbbbbbbbb.
bBbbbbbbbbb.
bBbbbbbbbbbr
bwwwwwwwwwwr
bwkwkwkwkwkr
.bbbbbbbbbb.`,
    { b: 'purple:3', B: 'purple:5', y: 'gold:4', w: 'cream:4', k: 'cream:2', r: 'red:3' },
  ),
  flowers: item(
    `
..pp...yy...
.pyyp.yooy..
.pyyprryooy.
..pprYYryy..
.bb.rYYrbb..
byyb.rrbyyb.
byybgggbyyb.
.bbGggGgbb..
...ggGggg...
....rrrr....
...wwwWww...
....wwww....`,
    {
      p: 'pink:3',
      y: 'yellow:3',
      o: 'orange:3',
      r: 'red:3',
      Y: 'yellow:5',
      b: 'purple:4',
      w: 'cream:3',
      W: 'cream:5',
    },
  ),
  basket: item(
    `
....wwww....
..ww....ww..
.ww......ww.
.w........w.
wWwWwWwWwWww
wwwwwwwwwwww
kWkwkWkwkWkw
wkWkwkWkwkWk
kWkwkWkwkWkw
.kWkwkWkwkk.
.kkWkwkWkwk.
..kkkkkkkk..`,
    { w: 'plank:3', W: 'plank:5', k: 'wood:2' },
  ),
  lantern: item(
    `
.....kk.....
....kkkk....
...kkKkkk...
..rrrrrrrr..
.rrRrrrrrrr.
..kyyyyyyk..
..kyYYyyyk..
..kyYwYyyk..
..kyYYyyyk..
..kyyyyyyk..
.rrrrrrrrrr.
..rrrrrrrr..`,
    { k: 'iron:2', K: 'iron:4', r: 'brick:3', R: 'brick:5', y: 'gold:4', Y: 'yellow:4', w: 'yellow:5' },
  ),
  hoe: item(
    `
....kkkkkww.
...kk...wWw.
..sk....wWw.
.sSSs...wWw.
.sSSs....ww.
sSSSSs...wWw
sSSSSs...wWw
sssssss..wWw
..........ww
..........wW
..........wW
..........ww`,
    { w: 'wood:2', W: 'wood:4', s: 'steel:3', S: 'steel:5', k: 'steel:2' },
  ),
  axe: item(
    `
...ss..ww...
..sSSswWw...
.sSSSswWw...
sSSSsswWw...
sSSsdwWw....
sSs..wWw....
.s...wWw....
....wWw.....
....wWw.....
...wWw......
...wWw......
...ww.......`,
    { w: 'wood:2', W: 'wood:4', s: 'steel:3', S: 'steel:5', d: 'steel:1' },
  ),
  shovel: item(
    `
...wwwwww...
...wW..ww...
...wWwwww...
.....Ww.....
.....Ww.....
.....Ww.....
..SSssssss..
..sSSssssd..
..sSSssssd..
..sSSsssdd..
...sSssdd...
....ssdd....`,
    { w: 'wood:2', W: 'wood:4', s: 'steel:3', S: 'steel:5', d: 'steel:1' },
  ),
  wateringCan: item(
    `
.......bbb..
kk....b...b.
kkk..bbbb..b
.kk.bbbbbb.b
..kbbbbbbbbb
..bbBBbbbbbb
...bBbbbbbb.
...bBbbbbbb.
...bbbbbbbb.
...dddddddd.
...bbbbbbbb.`,
    { b: 'blue@emboss', B: 'blue:5', d: 'blue:1', k: 'blue:4' },
  ),
  heart: item(
    `
..rrr..rrr..
.rrrrrrrrrr.
rrHHrrrrrrrr
rHHrrrrrrrrr
rHrrrrrrrrrr
rrrrrrrrrrrr
.rrrrrrrrrr.
..rrrrrrrr..
...rrrrrr...
....rrrr....
.....rr.....`,
    { r: 'red@ball', H: 'red:5' },
  ),
  bell: item(
    `
.....rr.....
....rrrr....
.....yy.....
...yyyyyy...
..yHyyyyyy..
..yHyyyyyy..
..yHyyyyyy..
.yyHyyyyyyy.
.yHHyyyyyyy.
yyyyyyyyyyyy
kkkkkkkkkkkk
....kkkk....`,
    { y: 'gold@vtube', H: 'gold:5', k: 'gold:1', r: 'red:3' },
  ),
  map: item(
    `
ww...wwww...
wwwwwwwwwwww
wgwwkwwwkwww
wggwkwbwkrwr
wwgwkbbwkwrw
wwwwkbbbkrwr
wdwwkwbbkwww
wwddkwwbkbww
wwwwddwwkbbw
wwwwkwddkwbw
wwwwwwwwwwww
.www....wwww`,
    { w: 'sand:4', k: 'sand:2', g: 'leaf:3', b: 'water:3', r: 'red:3', d: 'brown:2' },
  ),
  scroll: item(
    `
.wwwwwwwww..
wkwWWWWWWww.
wkwwwwwwwww.
.wwbbbbbbw..
..wwwwwwww..
..wbbbbwww..
..wwwwwwww..
..wbbbbbbw..
..wwwwwwwwww
.wwwwwwwwwkw
.wwwrrwwwwkw
..wwrrwwwww.`,
    { w: 'sand:3', W: 'sand:5', k: 'sand:1', b: 'brown:2', r: 'red:3' },
  ),
} as const satisfies ItemFamily;
