import { type ItemFamily, item } from './item.ts';

export const MATERIALS = {
  log: item(
    `
..wwwbbbbbb.
.wllmwbbbbbb
wlmmllwbbdbb
wmlllmwbdbbb
wmlmlmwbbbdb
wmlllmwbddbb
wlmmllwbbbbb
.wllmwbbbdbb
..wwwbbbbbb.`,
    { b: 'bark@tube', d: 'bark:1', w: 'wood:2', l: 'plank:4', m: 'plank:3' },
  ),
  plank: item(
    `
...eppppppp.
...eppddppp.
...fddddddd.
.eqqqqqqqq..
.eqnqqddqq..
.eqqqqqqqq..
.fdddddddd..
..eppppppppp
..epddpppnpp
..eppppppppp
..fddddddddd`,
    { p: 'plank@emboss', q: 'plank@emboss', d: 'plank:1', n: 'plank:0', e: 'plank:5', f: 'plank:2' },
  ),
  stone: item(
    `
....ssss....
..ssHHssss..
.ssHHssssss.
.sHHsssssss.
sssssssssss.
ssssssssdsss
sssssssssdss
sdssssssssss
.sddssssssss
..sssssssss.`,
    { s: 'stone@ball', H: 'stone:5', d: 'stone:1' },
  ),
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
} as const satisfies ItemFamily;
