import { type ItemFamily, item } from './item.ts';

export const KITCHEN = {
  cheese: item(
    `
........yy..
......yyYYy.
....yyYYYYy.
..yyYYYYYYyy
.yYYYYYYYYYy
yyyyyyyyyyyy
ooooookkoooo
okkooookoooo
okkooooookko
oooookoookko
oooooooooooo`,
    { y: 'yellow:4', Y: 'yellow:5', o: 'gold:3', k: 'gold:1' },
  ),
  butter: item(
    `
...YYYYYYYY.
..YyyyyyyYd.
.YYYYYYYYdd.
yyyyyyyyddd.
yYyyyyyyydd.
yyyyyyyyyd..
wwwwwwwwwwww
.wWWWWWWWWw.
..kkkkkkkk..`,
    { y: 'yellow:4', Y: 'yellow:5', d: 'gold:3', w: 'white:3', W: 'white:5', k: 'sky:3' },
  ),
  bread: item(
    `
..bbbbbbbb..
.bllllllbBb.
bllLlllllbBb
blLllllllbBb
bllllllllbBb
.bllllllbBb.
.bllkllkbBb.
.bllllllbBb.
.blklllkbBb.
.bllllllbBb.
.bbbbbbbbb..`,
    { b: 'brown:2', B: 'tan:3', l: 'sand:3', L: 'sand:5', k: 'sand:2' },
  ),
  flour: item(
    `
....wwww....
...wwwwww...
....rrrr....
..wwwwwwww..
.wwWwwwwwww.
.wWwwyywwww.
wwWwyyyywwww
wwwwwyywwwwk
wwwyyyyyywwk
wwwwwyywwwkk
.wwwwyywwkk.
..wwwwwkkk..`,
    { w: 'cream:3', W: 'cream:5', k: 'cream:2', r: 'brick:3', y: 'gold:2' },
  ),
  sugar: item(
    `
.....WWW....
.WWW.wwk....
.wwk.wwkWWW.
.wwkWWWkwwk.
.kkkwwkkwwk.
bbbbbbbbbbbb
bBBbbbbbbbbd
bBbbbbbbbbbd
.bBbbbbbbbd.
.bbbbbbbbdd.
..bbbbbbdd..
...bbbbdd...`,
    { w: 'white:4', W: 'white:5', k: 'grey:2', b: 'pink:3', B: 'pink:5', d: 'pink:2' },
  ),
  salt: item(
    `
....ssss....
...sksSks...
..ssSkSSss..
..ssssssss..
..wwwwwwww..
.wHwwwwwwww.
.wHbbbbbwww.
.wHbwwwwwww.
.wwbbbbbwww.
.wwwwwwbwww.
.wwbbbbbwww.
..wwwwwwww..`,
    { w: 'white@vtube', H: 'white:5', s: 'steel:3', S: 'steel:5', k: 'steel:0', b: 'blue:3' },
  ),
  honey: item(
    `
..........w.
..yyyyyyyww.
.yYYyyyyww..
..bybbyybb..
.bbybbbybbb.
bBbybbbbbbbb
bBbbbkbkbbbb
bBbbkykykbbb
bBbbbkykbbbb
bbbbbbkbbbbb
.bbbbbbbbbb.
..bbbbbbbb..`,
    { b: 'brown@ball', B: 'brown:5', y: 'gold:3', Y: 'gold:5', k: 'gold:4', w: 'plank:3' },
  ),
  salad: item(
    `
....gg..rr..
.gGGggGrRrrg
gGgGrrGgrrGg
gGGrRrgGGyyg
bgGgrrGyGyGb
bbbbbbbbbbbb
bBbbbbbbbbbb
bBbbbbbbbbbk
.bBbbbbbbbk.
..bbbbbbbk..
...bbbbbb...`,
    { b: 'plank:3', B: 'plank:5', k: 'plank:1', r: 'red:3', R: 'red:5', y: 'orange:3' },
  ),
  soup: item(
    `
.bbbbbbbbbb.
booOOoogooob
boogoooOOoob
bbogooooobbb
bbbbbbbbbbbb
bBwwbwwbwwbk
bBbbbbbbbbbk
.bBbbbbbbbk.
..bbbbbbbk..
...bbbbbb...`,
    { b: 'blue:3', B: 'blue:5', k: 'blue:1', o: 'orange:3', O: 'orange:5', w: 'white:3' },
  ),
  cake: item(
    `
......r.....
.....rRr....
.....rrr....
..wwwwwwwww.
wwWWWWWWWWww
wpwwpwwwpwww
cwccwcpcwccw
cccccccccccc
pppppppppppp
cccccccccccc
pppppppppppp
.kkkkkkkkkk.`,
    { r: 'red:3', R: 'red:5', w: 'white:3', W: 'white:5', c: 'peach:4', p: 'pink:3', k: 'peach:2' },
  ),
  pie: item(
    `
....bbbb....
..bbrbbrbb..
.bbrrbbrrbb.
bbbbbbbbbbbb
brrbbrrbbrrb
brrbbrrbbrrb
bbbbbbbbbbbb
.lblblblblb.
.wwwwwwwwww.
..wwwwwwww..`,
    { b: 'tan@ball', l: 'tan:1', r: 'berry:3', w: 'steel:3' },
  ),
  meat: item(
    `
..fffff.....
.fmmmmmff...
fmmHHmmmmf..
fmHmmmwwmmf.
fmHmmmwmmmmf
fmmmmwwwmmmf
.fmmmmwwmmmf
.fmmmmmwmmmf
..fmmmmmbmf.
...ffmmfbff.
.....ff.bbb.
.......bb.bb`,
    { m: 'red:2', H: 'red:4', f: 'peach:5', w: 'pink:4', b: 'cream:4' },
  ),
  fish: item(
    `
.....bb.....
....bbbb...b
..bbBBbbb.bb
.bBBbdbbbbbb
bbBBbbdbbbb.
bebbbbdbbdb.
bbbbbbdbbbb.
.wwwbdbbbbbb
..wwwwwb..bb
....bb.....b`,
    { b: 'sky:3', B: 'sky:5', d: 'sky:1', e: 'ink:0', w: 'white:4' },
  ),
} as const satisfies ItemFamily;
