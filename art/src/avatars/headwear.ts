import { wear } from './human.ts';

// Letters: t and T a hat and its band, y its ornament, u its shadow on the hair, g glasses, w a beard, n its mouth.

export const STRAW_HAT = wear(0, {
  down: `
....tttttt....
...tttttttt...
...TTTTTTTT...
tttttttttttttt
.uuuuuuuuuuuu.`,
  right: `
....tttttt....
...tttttttt...
...TTTTTTTT...
tttttttttttttt
..uuuuuuuuuuu.`,
  up: `
....tttttt....
...tttttttt...
...TTTTTTTT...
tttttttttttttt
.uuuuuuuuuuuu.`,
});

/** A pointed hat whose tip falls to one side. */
export const WIZARD_HAT = wear(0, {
  down: `
______tttt____
_____tttt_____
____ttyttt____
___TTTTTTTT___
tttttttttttttt`,
  right: `
___tttt_______
____ttttt_____
____ttyttt____
___TTTTTTTT___
tttttttttttttt`,
  up: `
____tttt______
_____tttt_____
____ttyttt____
___TTTTTTTT___
tttttttttttttt`,
});

/** A felt hat with a wide band. */
export const FEDORA = wear(0, {
  down: `
___tttttttt___
__tttttttttt__
__TTTTTTTTTT__
tttttttttttttt
.uuuuuuuuuuuu.`,
  right: `
___tttttttt___
__tttttttttt__
__TTTTTTTTTT__
.ttttttttttttt
..uuuuuuuuuuu.`,
  up: `
___tttttttt___
__tttttttttt__
__TTTTTTTTTT__
tttttttttttttt
.uuuuuuuuuuuu.`,
});

/** A cap with its peak at the front. */
export const CAP = wear(0, {
  down: `
___tttttttt___
__ttttyytttt__
_tttttyyttttt_
.tttttttttttt.
..TTTTTTTTTT..`,
  right: `
___ttttttt____
__ttttttttyt__
_ttttttttttyt_
.tttttttttttt.
.ttttttTTTTTTT`,
  up: `
___tttttttt___
__tttttttttt__
_tttttttttttt_
.tttttttttttt.
.ttttt..ttttt.`,
});

/** A knitted cap with a bobble. */
export const BOBBLE_CAP = wear(0, {
  down: `
_____yyyy_____
___tttttttt___
__tttttttttt__
.TTTTTTTTTTTT.
.TTTTTTTTTTTT.`,
  right: `
____yyyy______
___tttttttt___
__tttttttttt__
.TTTTTTTTTTTT.
.TTTTTTTTTTTT.`,
  up: `
_____yyyy_____
___tttttttt___
__tttttttttt__
.TTTTTTTTTTTT.
.TTTTTTTTTTTT.`,
});

/** A summer hat with a flower. */
export const FLOWER_HAT = wear(0, {
  down: `
____tttttt____
___tttttttt___
___TTTyyTTT___
.ttttyTTyttttt
tttttttttttttt`,
  right: `
____tttttt____
___tttttttt___
___TTyyTTTT___
.ttttyytttttt.
tttttttttttttt`,
  up: `
____tttttt____
___tttttttt___
___TTTTTTTT___
.tttttttttttt.
tttttttttttttt`,
});

/** A steel cap with two horns. Letters: m and M steel, g rim, z and Z horns. */
export const HORNED_HELMET = wear(0, {
  down: `
Z____________Z
zZ_mmmmmmmm_Zz
zzmmmmMMmmmmzz
.zmmmmMMmmmmz.
.gggggggggggg.`,
  right: `
..Z_______Z___
..zZ_mmmm_Zz__
..mzzmmmmzzm..
..mmmzmMmzmmm.
..ggggggggggg.`,
  up: `
Z____________Z
zZ_mmmmmmmm_Zz
zzmmmmmmmmmmzz
.zmmmmmmmmmmz.
.gggggggggggg.`,
});

/** A closed helmet with a plume. Letters: m, M, i and j steel, v visor, e the eyes behind it, r and R plume. */
export const KNIGHT_HELMET = wear(0, {
  down: `
.....RrRr.....
....mrrrrm....
..mmmmrrmmmm..
.mmmmmrrmmmmm.
.mmmmmmmmmmmm.
.mMvvvvvvvvMm.
.mMvevvvvevMm.
.mmmmmiimmmmm.
..mmjmiimjmm..
...mmmiimmm...`,
  right: `
...RrRr.......
..Rrrmmmmm....
.Rr.mmmmmmmm..
.rr.mmmmmmmmm.
.r.mmmmmmmmmm.
..mmmmmmvvvvm.
..mmmmmMvevvm.
..mmmmmmmmmim.
..mmmmmmmjmjm.
...mmmmmmmmm..`,
  up: `
.....RrRr.....
....mrrrrm....
..mmmmrrmmmm..
.mmmmmrrmmmmm.
.mmmmmrrmmmmm.
.mmmmmrRmmmmm.
.mmmmmmrmmmmm.
.mmmmmmmmmmmm.
..mmmmmmmmmm..
...mmmmmmmm...`,
});

/** Letters: g the frame, G the glass. */
export const ROUND_GLASSES = wear(4, {
  down: `
..ggg....ggg..
.gGeGggggGeGg.
.gGeGg..gGeGg.
..ggg....ggg..`,
  right: `
........ggg...
.....gggGeGg..
.......gGeGg..
........ggg...`,
});

/** A full beard down to the chest. */
export const LONG_BEARD = wear(6, {
  down: `
..ww......ww..
..wwwwwwwwww..
..wwwwnnwwww..
...wwwwwwww...
....wwwwww....
.....wwww.....`,
  right: `
....ww........
....wwwwwwww..
.....wwwwwnw..
.....wwwwwww..
......wwwww...
.......www....`,
});

/** A short full beard. */
export const BEARD = wear(6, {
  down: `
..w........w..
..wwwwwwwwww..
..wwwwnnwwww..
...wwwwwwww...`,
  right: `
...ww.........
...wwwwwwwww..
....wwwwwwnw..
....wwwwwwww..`,
});

export const MOUSTACHE = wear(7, {
  down: `
....wwwwww....
...ww.nn.ww...`,
  right: `
........wwww..
.......ww.....`,
});

/** Pointed ears on a narrow head. Letters: k the skin, K its shade. */
export const LONG_EARS = wear(1, {
  down: `
..............
..............
k............k
kk..........kk
.kk........kk.`,
  right: `
__............
kk_...........
kkkk_.........
_kkKkK........
__kkKkK.......
___kkkK.......`,
  up: `
___........___
___........___
k__........__k
kk__......__kk
kkKk......kKkk
_kkk..KK..kkk_
____......____
____......____`,
});

/** A broad mouth with two teeth and a flat nose. Letters: j the mouth, F the teeth, K the skin's shade. */
export const GOBLIN_FACE = wear(6, {
  down: `
......KK......
....jjjjjj....
....F....F....`,
  right: `
...........kkk
.......jjjjj..
.........F....`,
});
