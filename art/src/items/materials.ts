import { type ItemFamily, item } from './item.ts';

export const MATERIALS = {
  wood: item(
    `
..ww..ww....
.wllwwllww..
.wlwwwlwllw.
.bbbdbbbwlw.
.bBbdbBbdbb.
.bBbdbBbdbb.
rRrRrRrRrRrr
.rrrrrrrrrr.
.bBbdbBbdbb.
.bBbdbBbdbb.
.bBbdbBbdbb.
..bb..bb.bb.`,
    { b: 'bark:3', B: 'bark:4', d: 'bark:1', w: 'wood:2', l: 'plank:4', r: 'gold:3', R: 'gold:5' },
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
  brick: item(
    `
...tttttttt.
..tkkttkkttd
.tttttttttdd
rrrrrrrrrrdd
rHHrrrrrrrdd
rrrrrrrsrrdd
rrsrrrrrrrd.
rrrrrrrrrr..`,
    { t: 'tan:4', r: 'tan:3', H: 'tan:4', s: 'tan:2', k: 'tan:1', d: 'tan:1' },
  ),
  redBrick: item(
    `
rrrrrkrrrrrr
rHHrrkrHHrrr
rrrrdkrrrrrd
kkkkkkkkkkkk
rrkrrrrrrkrr
rrkrHHrrrkrH
rdkrrrrrdkrr
kkkkkkkkkkkk
rrrrrkrrrrrr
rHHrrkrHHrrr
rrrrdkrrrrrd`,
    { r: 'brick:3', H: 'brick:5', d: 'brick:2', k: 'cream:2' },
  ),
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
  logs: item(
    `
....wwww....
...wllllw...
..wllmmllw..
..wlmllmlw..
..wllmmllw..
.wwwllllwww.
wllllwwllllw
wlmmlwwlmmlw
wmllmwwmllmw
wlmmlwwlmmlw
wllllwwllllw
.wwww..wwww.`,
    { w: 'bark:2', l: 'plank:4', m: 'plank:2' },
  ),
  branch: item(
    `
..........bb
.gg......bb.
gGgb....bb..
.ggbb..bb...
....bbbb.g..
.....bbbgGg.
....bBb.gg..
...bBb......
..bBb.b.....
.bBb..bb....
bBb.........
bb..........`,
    { b: 'wood:2', B: 'wood:4' },
  ),
  boulder: item(
    `
....rrrrr...
..rrRRRrrrr.
.rRRRrrrrrr.
rRRRrrrrdrrr
rRRrrrrddrrr
rRrrrrrdrrdr
rrrrdrrrrrdr
rrrddrrrrddr
rrrrrrrrrrrr
ggrrrrrrrrgg
gGggrrrrggGg
.gg.gggg.gg.`,
    { r: 'rock:3', R: 'rock:4', d: 'rock:1' },
  ),
  clay: item(
    `
....cccc....
...cHHccc...
..cHHccccc..
.cHHcckkkcc.
.cHcckkkkcc.
cHHcckkkHccc
cHccccHHcccc
cHcccccccccd
ccccccccccdd
cccccccccddd
dccccccddddd
.dddddddddd.`,
    { c: 'brick:3', H: 'brick:4', k: 'brick:1', d: 'brick:2' },
  ),
  coal: item(
    `
....kkkk....
..kkKKKkkk..
.kKKHKkkkdk.
kKKHKkkkddkk
kKKKkkkdddkk
kkkkkkKdddkk
kdkkkKHKkdkk
kddkKKHKkkkd
.kddkKKkkkd.
..kkkkkkkk..`,
    { k: 'hairBlack:3', K: 'hairBlack:4', H: 'hairBlack:5', d: 'hairBlack:1' },
  ),
  iron: item(
    `
....HHHHHHH.
...HSSSSSHsd
..HSSSSSHsdd
.HHHHHHHsddd
ssssssssSddd
sSsssssssSdd
sSssskkssSd.
ssssssssss..`,
    { s: 'steel:3', S: 'steel:4', H: 'steel:5', d: 'steel:1', k: 'steel:2' },
  ),
  gold: item(
    `
...HHHHHHH..
..yYYYYYYyk.
..yyyyyyykk.
..yyyyyyykk.
HHHHHkHHHHH.
yYYYykyYYYyk
yyyyykyyyykk
yyyyykyyyykk`,
    { y: 'gold:3', Y: 'gold:4', H: 'gold:5', k: 'gold:1' },
  ),
  gem: item(
    `
..TTTTtttt..
.THHTtttttd.
THHTtttttddd
TTTHHHHHHddd
HHHtttttttdd
tTTtttttddd.
.tTTttttdd..
..tTTtttd...
...tTttdd...
....tttd....
.....td.....`,
    { t: 'teal:3', T: 'teal:4', H: 'teal:5', d: 'teal:1' },
  ),
  nail: item(
    `
..ssssssss..
.sSSSSSSSSd.
..dddddddd..
....sSsd....
....sSsd....
....sSsd....
....sSsd....
....sSsd....
....sSsd....
.....sd.....
.....sd.....
.....d......`,
    { s: 'steel:3', S: 'steel:5', d: 'steel:1' },
  ),
} as const satisfies ItemFamily;
