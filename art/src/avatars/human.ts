import { type Grid, grid, lowered, overlaid } from '../kit/grid.ts';
import type { Palette } from '../kit/palette.ts';
import type { RampName } from '../kit/ramps.ts';
import { FIGURE_SIZE, type Figure, VIEWS, type View } from './figure.ts';
import { HUMAN_BODY } from './human-body.ts';

/** A piece of clothing, drawn for each view; empty for views in which it is hidden. */
export type Wear = Readonly<Record<View, Grid>>;

/** A person: skin, items on the head and on the body from bottom to top, and all colours. */
export type Person = {
  readonly skin: RampName;
  readonly head: readonly Wear[];
  readonly outfit?: readonly Wear[];
  /** The paints for the letters of the body (see human-body.ts) and of everything that the person wears. */
  readonly colors: Palette;
  /** Whether the eyes have white beside the pupils. Dark pupils alone are not visible on dark skin. */
  readonly eyeWhites?: boolean;
};

const SQUARE = { width: FIGURE_SIZE, height: FIGURE_SIZE };
const NOTHING: Grid = [];

/** A drawing for each view, from text that starts at `row`. */
export const wear = (row: number, texts: { down?: string; right?: string; up?: string }): Wear => {
  const at = (text: string | undefined): Grid => (text === undefined ? NOTHING : lowered(row, grid(text)));
  return { down: at(texts.down), right: at(texts.right), up: at(texts.up) };
};

const HEAD: Wear = wear(1, {
  down: `
...kkkkkkkk...
..kkkkkkkkkk..
..kkkkkkkkkk..
.kkkkkkkkkkkk.
.kkkekkkkekkk.
..kkekkkkekk..
..kbkkkkkkbk..
...kkkkkkkk...`,
  right: `
...kkkkkkkk...
..kkkkkkkkkk..
..kkkkkkkkkk..
..kkkkkkkkkkk.
..kkkkkkkekkk.
..kkkKkkkekkk.
..kkkkkkkkbk..
...kkkkkkkk...`,
  up: `
...kkkkkkkk...
..kkkkkkkkkk..
..kkkkkkkkkk..
.kkkkkkkkkkkk.
.kkkkkkkkkkkk.
..kkkkkkkkkk..
..kkkkkkkkkk..
...kkkkkkkk...`,
});

const EYE_WHITES: Wear = wear(5, {
  down: `
...E......E...
...E......E...`,
  right: `
.........Ee...
.........Ee...`,
});

const shoulders = (rows: Grid): Grid => overlaid([], rows, SQUARE);

/** Creates a figure from a person's skin and clothing. */
export function human(person: Person): Figure {
  const { skin, outfit = [], eyeWhites = false } = person;
  const worn = [HEAD, ...(eyeWhites ? [EYE_WHITES] : []), ...person.head];
  const headOf = (view: View): Grid =>
    worn.reduce<Grid>((below, layer) => overlaid(below, layer[view], SQUARE), []);
  const dressed = (view: View, body: Grid): Grid =>
    outfit.reduce((below, layer) => overlaid(below, layer[view], SQUARE), shoulders(body));
  const bodyOf = (view: View): Figure['body'][View] => {
    const { stand, stepLeft, stepRight } = HUMAN_BODY[view];
    return {
      stand: dressed(view, stand),
      stepLeft: dressed(view, stepLeft),
      stepRight: dressed(view, stepRight),
    };
  };
  const [down, up, right] = VIEWS;
  return {
    palette: {
      k: `${skin}@ball`,
      K: `${skin}:2`,
      m: `${skin}:3`,
      n: `${skin}:3`,
      b: 'pink:3',
      e: 'ink:0',
      E: 'white:5',
      ...person.colors,
    },
    face: headOf(down),
    head: { down: headOf(down), up: headOf(up), right: headOf(right) },
    body: { down: bodyOf(down), up: bodyOf(up), right: bodyOf(right) },
  };
}
