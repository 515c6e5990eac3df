import { type ItemFamily, item } from './item.ts';

export const TOOLS = {
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
} as const satisfies ItemFamily;
