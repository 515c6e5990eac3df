import { wear } from './human.ts';

// Outfits are drawn over rows 9 to 13 of the body, in every pose. Letter y is an ornament; p and c are the same as in
// the body.

export const DUNGAREES = wear(10, {
  down: `
....pccccp....
....pyppyp....`,
  right: `
....p..p......
....p..pp.....`,
  up: `
....pccccp....
....cppppc....`,
});

/** A skirt that hides the legs down to the shoes; letter d. */
export const SKIRT = wear(11, {
  down: `
....dddddd....
...dddddddd...`,
  right: `
....d..dd.....
...ddddddd....`,
  up: `
....dddddd....
...dddddddd...`,
});

/** A long robe with a belt; letter c is the robe, y the belt. */
export const ROBE = wear(11, {
  down: `
....yyyyyy....
...cccccccc...
...cccccccc...`,
  right: `
....y..yy.....
...ccccccc....
...ccccccc....`,
  up: `
....yyyyyy....
...cccccccc...
...cccccccc...`,
});

/** A long coat over a shirt; letter y the shirt, l the lapels. */
export const COAT = wear(10, {
  down: `
....clyylc....
....ccllcc....
....ccllcc....`,
  right: `
.......ly.....
.......cl.....
....c..cc.....`,
  up: `
....cccccc....
....cccccc....
....ccllcc....`,
});

/** A tabard with an emblem; letter g is the tabard, y the emblem. */
export const TABARD = wear(9, {
  down: `
....mggggm....
....ggyygg....
....gyyyyg....
....ggyygg....`,
  right: `
....mgggm.....
....g..gg.....
....g..gg.....
....ggggg.....`,
  up: `
....gggggg....
....gggggg....
....gggggg....
....gggggg....`,
});

/** A checked shirt with braces; letter x the checks, y the braces. */
export const CHECKS = wear(10, {
  down: `
....yxccxy....
....ycxxcy....`,
  right: `
....x..xy.....
....c..cy.....`,
  up: `
....cyxxyc....
....xyccyx....`,
});

/** A stripe across the chest; letter y. */
export const STRIPE = wear(10, {
  down: `
..............
....yyyyyy....`,
  right: `
..............
....y..yy.....`,
  up: `
..............
....yyyyyy....`,
});

/** A studded jacket over a shirt; letter y the studs, l the shirt. */
export const JACKET = wear(10, {
  down: `
....yllllc....
....clllly....`,
  right: `
.......yl.....
.......cl.....`,
  up: `
....cyccyc....
....cccccc....`,
});

/** A fur collar and a broad belt; letter f fur, y buckle, l belt. */
export const FUR_VEST = wear(10, {
  down: `
...ffffffff...
....llyyll....`,
  right: `
....fffff.....
....l..ly.....`,
  up: `
...ffffffff...
....llllll....`,
});
