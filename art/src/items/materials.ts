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
..ssss...
.sHHsss..
sHHsssss.
sHssssdss
sssssssds
ssdssssss
.sddssss.
..sssss..`,
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
    { t: 'brick:4', r: 'brick:3', H: 'brick:4', s: 'brick:2', k: 'brick:1', d: 'brick:1' },
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
..wwwbbbbbb.
.wllmwbbbbbb
.wlmlwbdbbbb
.wmllwbbbbdb
..wwwbbbbbb.
.wwwbb.wwwbb
wllmwbwllmwb
wlmlwbwlmlwd
wmllwbwmllwb
.wwwbb.wwwbb`,
    { b: 'bark:3', d: 'bark:1', w: 'bark:1', l: 'plank:4', m: 'plank:2' },
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
....rrrr....
..rrRRrrrr..
.rRRRrrrdrr.
.rRRrrrddrrr
rRRrrrrrdrrr
rRrrrdrrrrrr
rrrddrrrrrdr
rrrrdrrrrddr
rrrrrrrrrrdr
rrrrrrrrrrrr
grrgrrrrrrr.
.gg.g.......`,
    { r: 'rock@ball', R: 'rock:5', d: 'rock:1' },
  ),
  clay: item(
    `
....cccc....
...cHHccc...
..cHHcccccc.
..cHccccccd.
..ccccHccdd.
...cHHcccd..
..cHcccccdd.
.cHccccccddd
.ccccccccddd
wwwwwwwwwwww
wWWWWWWWWWWw
.wwwwwwwwww.`,
    { c: 'clay:3', H: 'clay:5', d: 'clay:2', w: 'wood:2', W: 'wood:4' },
  ),
  coal: item(
    `
.....KKk....
....KHKkk...
...KKKkkkd..
...kkkkkdd..
..KKkkkKKkd.
.KHKkkKHHKkd
KKKKkkKKKkkk
KkkkkdkkkkkK
kkkdkdkkkdkd
.kdddkdkkddd
..dd...ddd..`,
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
