import { type ItemFamily, item } from './item.ts';

export const VEGETABLES = {
  carrot: item(
    `
.......g..g.
.......g.gg.
........gGg.
....ooo.ggg.
...oHooogg..
..ooHoooo...
..oHoooo....
.ooodooo....
.odoooo.....
.ooood......
odooo.......
oo..........`,
    { o: 'orange@ball', H: 'orange:5', d: 'orange:1' },
  ),
  potato: item(
    `
.....bbbb...
..bbbbbbbb..
.bbHbbbbbbb.
bbHbbbbdbbbb
bbbbbbbbbbbb
bbdbbbbbbbbb
bbbbbbbbbdbb
.bbbbdbbbbb.
..bbbbbbbb..
....bbb.....`,
    { b: 'tan@ball', H: 'tan:5', d: 'tan:1' },
  ),
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
....gg.gg...
..gGGgGGGg..
.gGGgGGgGGg.
.gGlGGllGGg.
gGGllgllgGGg
gGglLlLLlgGg
ggGllLLllGgg
gGglLlLLlgGg
.gGglllggGg.
.ggGgggGggg.
..ggggggg...`,
    { l: 'lime:4', L: 'lime:5' },
  ),
  radish: item(
    `
.gg.g.ggg
..gGg.gg.
...gGgg..
....g....
..ppppp..
.pHppppp.
pHHpppppp
ppppppppp
.ppppppp.
..wwwww..
...www...
....w....`,
    { p: 'pink@ball', H: 'pink:5', w: 'white:3' },
  ),
  cabbage: item(
    `
....llll....
..llLLllll..
.lLLlwlllll.
glLlwlwllllg
gGlwllLwllgg
gGwlLLllwlGg
gGglLlwlLgGg
.gGgllwlgGg.
.gGGggwgGgd.
..ggGGgggd..
....dddd....`,
    { l: 'lime:4', L: 'lime:5', w: 'lime:2' },
  ),
  onion: item(
    `
.....gg.....
.....gG.....
.....oo.....
....oook....
...oookoo...
..ookoooko..
.oHkoooooko.
oHokoookooko
oHokoookooko
.ooookooooo.
..oooooooo..
....w.ww....`,
    { o: 'orange@ball', H: 'orange:5', k: 'orange:1', w: 'cream:2' },
  ),
  garlic: item(
    `
.....w......
.....ww.....
.....w......
....www.....
...wwkww....
..wwwkwww...
.wHwkwwkww..
wHHwkwwkwww.
wHwwkwwwkww.
wwwwkwwwkww.
.wwwwkwkww..
...pppp.....`,
    { w: 'cream@ball', H: 'white:5', k: 'plum:4', p: 'plum:4' },
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
  beet: item(
    `
.gg..r.gg...
.gGg.rgGg...
..gGrrgg....
...rrrr.....
..bbbrbbb...
.bHbbbbbbb..
bHHbbbbbbb..
bHbbbbbbbb..
bbbbbbbbbb..
.bbbbbbbb...
...bbbb.....
.....b......`,
    { b: 'plum@ball', H: 'plum:5', r: 'berry:3' },
  ),
  turnip: item(
    `
..g..gg.....
.gGg.gGgg...
..gGggGg....
...ggg......
..pppppp....
.pPpppppp...
pPPpppppp...
wwpppppww...
wWwwpwwww...
.wwwwwww....
...wwww.....
....w.......`,
    { p: 'purple:4', P: 'purple:5', w: 'white:3', W: 'white:5' },
  ),
  leek: item(
    `
......g..ggg
.g.gg.gggG..
.gg.ggGgg...
..gggGgg....
...gGggg....
...lGlg.....
..lLll......
..wLll......
.wWw........
.wWw........
.www........
w.w.w.......`,
    { l: 'lime:4', L: 'lime:5', w: 'cream:3', W: 'cream:5', d: 'leaf:2' },
  ),
  peas: item(
    `
.........ss.
........gg..
.......gglg.
.....gglLlg.
....gglllgg.
...gglLlgg..
..gglllgg...
.gglLlgg....
.glllgg.....
glLlgg......
gllgg.......
ggg.........`,
    { l: 'lime:3', L: 'lime:5', s: 'leaf:1' },
  ),
  spinach: item(
    `
.gg...gggg..
gGgg.ggGGgg.
gGGggdgGggg.
gGgGgdgGGgg.
.gGgGggGgg..
.ggGggGggg..
..dgGdGgd...
...dgggd....
....lll.....
....lLl.....
....lLl.....
....pp......`,
    { l: 'lime:3', L: 'lime:5', p: 'berry:4', g: 'pine:4', G: 'leaf:3', d: 'pine:2' },
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
