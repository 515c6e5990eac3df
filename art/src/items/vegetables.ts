import { type ItemFamily, item } from './item.ts';

export const VEGETABLES = {
  corn: item(
    `
......yy....
.....ykyy...
....yyyky...
....ykyyyy..
.g..yyyyky..
.gg.ykykyy.g
.ggGyyyyygg.
..ggGykykgg.
..dggGyyggg.
...dggGyGg..
....dggggg..
......ddg...`,
    { y: 'yellow@vtube', k: 'gold:2' },
  ),
  pumpkin: item(
    `
.....g......
.....gg.gg..
.oodoggdoo..
oodoogoodooo
odoooooodooo
oHooHooodooo
oHodoHoodooo
oHodoHoodooo
oodooooodooo
oodooooodooo
.oodoooodoo.
..oodoodoo..`,
    { o: 'orange@ball', H: 'orange:4', d: 'orange:1', g: 'leaf:2' },
  ),
  tomato: item(
    `
....g.gg...
...ggGgg...
.rrrgggrrr.
rrrrrgrrrrr
rrHrrrrrrrr
rHHrrrrrrrr
rrrrrrrrrrr
rrrrrrrrrrr
.rrrrrrrrr.
..rrrrrrr..
....rrr....`,
    { r: 'red@ball', H: 'red:5' },
  ),
  cucumber: item(
    `
..........s.
........ggg.
......ggGgg.
.....gGgggd.
....gGggGgd.
...gGgggdd..
..gGgGggd...
.gGggggd....
.gGgGgd.....
.ggggd......
.yggd.......
..dd........`,
    { y: 'yellow:3', s: 'leaf:1' },
  ),
  lettuce: item(
    `
....ll.ll...
..llLLlLLl..
.lLLLlLLLLl.
.lLwLlLwLLl.
lLLwLlLwLGlg
lLGwLGLwLGLg
.lGwGgGwGGg.
.lGwGgGwGg..
..gwGgGwg...
..gwwgwwg...
...gwwwg....
....www.....`,
    { l: 'lime:3', L: 'lime:5', G: 'lime:2', w: 'white:5' },
  ),
  cabbage: item(
    `
....gLLg....
..gLLwLLLg..
.gLlwllLwLg.
.LlwllLwllL.
gglwLlwlllgg
gGglwlwllgGg
gGGglwwlwlGg
gGGGglwwlgGg
.gGGGgwlgGg.
.gGGGGggGGg.
..ggGGGGgg..
....gggg....`,
    { l: 'leaf:4', L: 'leaf:5', G: 'leaf:3', g: 'leaf:2', w: 'white:5' },
  ),
  pepper: item(
    `
.....ss.....
.....s......
..yyggyyy...
.yyyggyyyyy.
yyHykyykyyy.
yHHyyyyyyyy.
yHyyyyyyyyy.
yyyykyykyyy.
.yyykyykyyy.
.yyyyyykyy..
.yyykyyyyy..
..yy..yyy...`,
    { y: 'gold@ball', H: 'gold:5', k: 'gold:2', s: 'leaf:2', g: 'leaf:3' },
  ),
  chili: item(
    `
.ss.........
..s.........
..gg........
.gggg.......
.rrrr.......
.rHrrr......
.rHrrr......
..rHrrr.....
...rrrrr....
....rrrrrr..
......rrrrrr
.........rr.`,
    { r: 'red@ball', H: 'red:5', s: 'leaf:2', g: 'leaf:3' },
  ),
  eggplant: item(
    `
.........ss.
......gggs..
.....gGgg...
....pgpggg..
...ppppgpg..
..ppHpppp...
.pHHppppp...
.pHpppppp...
ppHpppppp...
pppppppp....
.pppppp.....
..pppp......`,
    { p: 'purple@ball', H: 'purple:5', s: 'leaf:2' },
  ),
  broccoli: item(
    `
....gGGg....
..ggGGgGgg..
.gGGggGGgGg.
gGGgGGggGGgd
gGgGGgGGggdd
.gggGggggGd.
..ddgggddd..
....slsd....
...sslsss...
....slsd....
....slsd....
....ssdd....`,
    { s: 'lime:3', l: 'lime:4', d: 'leaf:2', G: 'leaf:4' },
  ),
  cauliflower: item(
    `
....wwww....
..wwWWwwww..
.wWWwwWWwww.
.wWwwWWwwWw.
gwwWwwwwWwwg
gGwwwWwwwwgg
gGgwwwwwwgGg
gGGgggwggGGg
.gGGggGggGg.
.dgGGgGgGgd.
..dggggggd..
....dddd....`,
    { w: 'cream:3', W: 'cream:5' },
  ),
  peas: item(
    `
.........ss.
......ggllg.
.....gglLlkg
....ggglllkg
...ggllgkkgG
..gglLlkggG.
.ggglllkgGG.
.gllgkkgGG..
glLlkggGG...
glllkgGG....
ggkkgGG.....
.gggGG......`,
    { l: 'lime:4', L: 'lime:5', k: 'lime:3', s: 'leaf:1', g: 'leaf:1', G: 'leaf:3' },
  ),
  spinach: item(
    `
....gGGg....
...gGgLGg...
gg.gGgLGg.gg
gGggGgLGggGg
gGLgGgLGgLGg
gGLggGLggLGg
.gGLgGLgLGg.
..gGLGLLGg..
...gGLLGg...
....lLLl....
.....LL.....
.....pp.....`,
    { l: 'lime:2', L: 'lime:4', p: 'berry:4', g: 'pine:2', G: 'leaf:2' },
  ),
  celery: item(
    `
.g..gg..g.g.
gGg.gGgggGgg
.gggGgGgGgg.
..gggggggg..
..lLlLllLl..
..lLlLllLl..
..lLlLldLl..
..lLlLldLl..
..lLlLldLl..
..llldlldl..
..wlldwlld..
...wwwwww...`,
    { l: 'lime:4', L: 'lime:5', d: 'lime:2', w: 'cream:3' },
  ),
  mushroom: item(
    `
....rrrr....
..rrrwwrrr..
.rrrrwwrrrr.
.rwrrrrrrwr.
rrwwrrrrwwrr
rrrrrwwrrrrr
.rrrrwwrrrr.
...cccccc...
....cccc....
....cccc....
...cccccc...
....cccc....`,
    { r: 'red@ball', w: 'cream:4', c: 'cream@vtube' },
  ),
} as const satisfies ItemFamily;
