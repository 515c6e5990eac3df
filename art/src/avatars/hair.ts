import { wear } from './human.ts';

// Letter h is the hair, r is a ribbon.

export const SHORT_HAIR = wear(0, {
  down: `
...hhhhhhhh...
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hh.hh..h.hhh.
.h..........h.`,
  right: `
...hhhhhhhh...
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hhhhhhh.hh...
.hhhhhh.......
..hhhh........
..hh..........`,
  up: `
...hhhhhhhh...
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
..hhhhhhhhhh..
...hhhhhhhh...`,
});

export const SPIKY_HAIR = wear(0, {
  down: `
..hh.hh.hh.h..
..hhhhhhhhhhh.
.hhhhhhhhhhhh.
hhhhhhhhhhhhh.
.hhhhh.hhh.hhh
.hh.h...h..hh.`,
  right: `
.h.hh.hh.h....
.hhhhhhhhhhh..
hhhhhhhhhhhhh.
.hhhhhhhhhhhh.
hhhhhhhh.hhh..
.hhhhhh...h...
hhhhh.........
.hhh..........`,
  up: `
..hh.hh.hh.h..
..hhhhhhhhhhh.
.hhhhhhhhhhhh.
hhhhhhhhhhhhhh
.hhhhhhhhhhhh.
hhhhhhhhhhhhhh
.hhhhhhhhhhhh.
..hh.hhh.hhh..`,
});

export const LONG_HAIR = wear(0, {
  down: `
...hhhhhhhh...
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
hhhhh....hhhhh
hhh........hhh
hhh........hhh
hhh........hhh
hhh........hhh
.hh........hh.`,
  right: `
...hhhhhhhh...
..hhhhhhhhhh..
.hhhhhhhhhhhh.
hhhhhhhhhhhhh.
hhhhhhhh..hh..
hhhhhhh.......
hhhhhh........
hhhhhh........
hhhhhh........
.hhhhh........
..hhh.........`,
  up: `...hhhhhhhh...
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
..hhhhhhhhhh..
..hhhhhhhhhh..
...hhhhhhhh...
.....hhhh.....`,
});

/** Two pigtails with ribbons. */
export const PIGTAILS = wear(0, {
  down: `
...hhhhhhhh...
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
rhhhh.hh.hhhhr
hrh........hrh
hh..........hh
hhh........hhh
hh..........hh
.h..........h.`,
  right: `
...hhhhhhhh...
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hhhhhhh..hh..
.hhrrhh.......
.hhhhr........
..hhhh........
..hhhh........
...hh.........`,
  up: `
...hhhhhhhh...
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
rhhhhhhhhhhhhr
hrhhhhhhhhhhrh
hhhhhhhhhhhhhh
hhhhhhhhhhhhhh
hh..hhhhhh..hh
.h..........h.`,
});

/** Big curls all around. */
export const CURLS = wear(0, {
  down: `
..hhhhhhhhhh..
.hhHhhhHhhhhh.
hhhhhHhhhhHhhh
hHhhhhhhHhhhhh
hhhhh.hh.hhhHh
hhH........hhh
hhh........hHh
.hh........hh.`,
  right: `
..hhhhhhhhhh..
.hhHhhhHhhhhh.
hhhhhHhhhhHhhh
hHhhhhhhHhhhh.
hhhHhhhh..hh..
hhhhhHh.......
hHhhhhh.......
.hhhHh........
..hhh.........`,
  up: `
..hhhhhhhhhh..
.hhHhhhHhhhhh.
hhhhhHhhhhHhhh
hHhhhhhhHhhhhh
hhhhHhhhhhhhHh
hhHhhhhHhhHhhh
hhhhhHhhhhhhHh
.hhhhhhhhHhhh.
..hhhhhhhhhh..`,
});

/** A stiff crest of hair over shaved sides. */
export const MOHAWK = wear(0, {
  down: `
....hhHHhh....
....hhHHhh....
..KKhhHHhhKK..
..KKKhHHhKKK..
.KK...hh...KK.`,
  right: `h..h..h..h....
hh.hh.hh.hh...
.hhhHhhHhhhh..
hhhhhhhhhhhKK.
.hhKKKKKKKKKK.
hhhKKKKK......
.hh.KK........
hh............`,
  up: `
.....hHHh.....
....hhHHhh....
..KKhhHHhhKK..
..KKKhHHhKKK..
.KKKKhHHhKKKK.
.KKKKhHHhKKKK.
..KKKhhhhKKK..
...KKKhhKKK...`,
});

/** Bald on top, with a wreath of hair at the back. */
export const WREATH = wear(3, {
  down: `
.h..........h.
hhh........hhh
hhh........hhh
.hh........hh.`,
  right: `
.hhh..........
.hhhhh........
.hhhhhh.......
.hhhhh........
..hhh.........`,
  up: `
.hhh......hhh.
hhhhhhhhhhhhhh
hhhhhhhhhhhhhh
.hhhhhhhhhhhh.
..hhhhhhhhhh..
...hhhhhhhh...`,
});
