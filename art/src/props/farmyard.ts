import type { Bitmap } from '../kit/bitmap.ts';
import { letterSprite } from '../kit/sprite.ts';
import { drawStanding } from './letter-prop.ts';

const BARREL = letterSprite(
  `
..wwwwwwww..
.wLLLLLLLLw.
wLLdLLdLLLLw
.wwwwwwwwww.
iIiiiiiiiiii
wWwdwWwdwWwd
wWwdwWwdwWwd
wWwdwWwdwWwd
iIiiiiiiiiii
.wdwWwdwWwd.
.wdwWwdwWwd.
..dwWwdwWd..`,
  { w: 'wood:3', W: 'wood:4', d: 'wood:2', L: 'plank:3', i: 'steel:2', I: 'steel:4' },
);

const HAY_BALE = letterSprite(
  `
..yyyyyyyyyy..
.yYyyYyyyYyyy.
yyYyyyyYyyyyYy
yyyyrryyyrryyy
gggGrrgggrrggg
gGggrrgGgrrgGg
gggkrrggGrrggg
ggGgrrkggrrGgg
gkggrrggGrrggk
ggggrrgggrrggg`,
  { y: 'gold:4', Y: 'gold:5', g: 'gold:3', G: 'gold:2', k: 'gold:2', r: 'brick:3' },
);

const SIGN = letterSprite(
  `
wwwwwwwwwwww
wWWWWWWWWWWw
wWddWdddWdWw
wWWWWWWWWWWw
wWdddWddWWWw
wWWWWWWWWWWw
wwwwwwwwwwww
....wddw....
....wddw....
....wddw....
....wddw....`,
  { w: 'wood:3', W: 'plank:4', d: 'wood:1' },
);

const BOULDER = letterSprite(
  `
....sssss.....
..ssHHHsss....
.sHHHHsssss...
.sHHssssdsss..
sHHsssssddsss.
sHsssssssdssss
ssssdsssssssss
sssddssssssdss
sssssssssssdds
.sssssdsssssds
.ssssddssssss.
..ssssssssss..`,
  { s: 'stone@ball', H: 'stone:5', d: 'stone:1' },
);

const STUMP = letterSprite(
  `
...llllllll...
..lllmmmmlll..
.llmmllllmmll.
.lmmllmmllmml.
.llmmllllmmll.
.bllmmmmmmllb.
.bbllllllllbd.
.bBbbblbbbbbd.
.bBbbdbbdbbbd.
bbBbbdbbdbbbdd
bb.bbb.bbbd.dd
....bb..bd....`,
  { l: 'plank:4', m: 'wood:3', b: 'bark:3', B: 'bark:4', d: 'bark:1' },
);

const BEEHIVE = letterSprite(
  `
....yyyyyy....
...yYYyyyyy...
..kkkkkkkkkk..
..yYYyyyyyyy..
.yYYyyyyyyyyy.
.kkkkkkkkkkkk.
.yYYyyyyyyyyy.
.yYyyynnyyyyy.
.kkkknnnnkkkk.
.yYYynnnnyyyy.
..yYyynnyyyy..
.wwwwwwwwwwww.
..dd......dd..`,
  { y: 'gold@vtube', Y: 'gold:5', k: 'gold:2', n: 'bark:0', w: 'wood:3', d: 'wood:2' },
);

const SCARECROW = letterSprite(
  `
....tttttt......
...tTtttttt.....
...rrrrrrrr.....
.tttttttttttt...
...ssssssss.....
...sesssses.....
...sesssses.....
...ssmmmmss.....
....ssssss......
.y..bbbbbb..y...
yybbbBbbbbbbbyy.
.ybbbBbbpbbbby..
y...bBppbb...y..
....bBppbb......
....bbbbbb......
....bbbbbb......
....yy.yyy......
.....y.ww.......
.......ww.......
.......ww.......
.......ww.......`,
  {
    t: 'gold:3',
    T: 'gold:5',
    r: 'red:3',
    s: 'tan@ball',
    e: 'ink:0',
    m: 'brown:1',
    b: 'blue:3',
    B: 'blue:4',
    p: 'red:4',
    y: 'gold:4',
    w: 'wood:2',
  },
);

const WELL = letterSprite(
  `
..........rrrrrrrr..........
........rrRrrrRrrrrr........
......rrRrrrrRrrrrRrrr......
....rrRrrrrRrrrrrRrrrrrr....
..rrRrrrrrRrrrrrRrrrrrRrrr..
.rrrrrrrrrrrrrrrrrrrrrrrrrr.
.dddddddddddddddddddddddddd.
...wWd................wWd...
...wWd.......pp.......wWd...
...wWdwwwwwwwwwwwwwwwwwWd...
...wWdddddddppddddddddwWd...
...wWd.......pp.......wWd...
...wWd......bbbb......wWd...
...wWd......bBbb......wWd...
..ssssssssssssssssssssssss..
.sHsssssskkkkkkkkkkssssssss.
.ssssskkkkaaaaaaaakkkkssjss.
.sssssskkkkaaaaaakkkkssssss.
.ssHsssssssssssssssssssHsss.
.sjjjsjjjsjjjsjjjsjjjsjjjsj.
.sHssjsHssjsHssjsHssjsHssjs.
.sssssjssssjssssjssssjssssj.
.jjsjjjjsjjjjsjjjjsjjjjsjjj.
.sssHsssssHsssssHsssssHsssj.
..sssssssssssssssssssssssj..`,
  {
    r: 'brick:3',
    R: 'brick:4',
    d: 'wood:1',
    w: 'wood:4',
    W: 'wood:3',
    p: 'plank:4',
    b: 'wood:2',
    B: 'wood:4',
    s: 'stone:3',
    H: 'stone:4',
    j: 'stone:2',
    k: 'stone:1',
    a: 'water:3',
  },
);

export const drawClosedBarrel = (): Bitmap => drawStanding(BARREL, 7);
export const drawHayBale = (): Bitmap => drawStanding(HAY_BALE, 7);
export const drawSign = (): Bitmap => drawStanding(SIGN, 5);
export const drawBoulder = (): Bitmap => drawStanding(BOULDER, 7, { top: 1 });
export const drawStump = (): Bitmap => drawStanding(STUMP, 7, { top: 2 });
export const drawBeehive = (): Bitmap => drawStanding(BEEHIVE, 6, { top: 1 });
export const drawScarecrow = (): Bitmap => drawStanding(SCARECROW, 5, { width: 18, height: 25, top: 2 });
export const drawWell = (): Bitmap => drawStanding(WELL, 15, { width: 32, height: 30, top: 3 });
