import { BUILDINGS } from '@hopcode/engine/things/buildings';
import { OPENABLES } from '@hopcode/engine/things/openables';
import { PUSHABLES } from '@hopcode/engine/things/pushables';
import { RECIPES } from '@hopcode/engine/things/recipes';
import type { Position } from '@hopcode/engine/world/geometry';

/** The commands that an X can have, in the order of the picker. The three commands in the specification come first. */
export const COMMAND_ACTIONS = [
  'speak',
  'build',
  'collect',
  'read',
  'write',
  'open',
  'close',
  'water',
  'combine',
  'place',
  'plant',
  'display',
  'ask',
  'push',
  'reach',
] as const;
export type CommandAction = (typeof COMMAND_ACTIONS)[number];

/** Styles of the X (game.md section 3, 'Command marker styles'). */
export const MARKS = ['xmark', 'xmarkLight', 'xmarkGold'] as const;
export type Mark = (typeof MARKS)[number];

/** The text of a goal that accepts any text. */
export const ANY_TEXT = '*';

/** The longest text of a goal, in characters. */
export const TEXT_LIMIT = 200;

/** A structure for `build`. `words` is its name in a goal. */
export type Structure = {
  readonly thing: string;
  readonly words: string;
  readonly cost: { readonly type: string; readonly amount: number };
};

/** Every structure for `build` with its colour, its size and its default cost. */
export const STRUCTURES: readonly Structure[] = Object.entries(BUILDINGS).flatMap(([name, { looks, cost }]) =>
  looks.map((look) => ({
    thing: look.thing,
    words: [name, look.color, look.size].filter((word) => word !== undefined).join(' '),
    cost,
  })),
);

const typesOf = (kinds: readonly { readonly type: string }[]): readonly string[] =>
  kinds.map(({ type }) => type);

/** Things that can be read: a sign or a board, or something on the ground with text on it. */
const READABLE = ['sign', 'board', 'letter', 'book', 'scroll', 'map'];
/** The crop that grows from each kind of seed. */
export const CROPS: Readonly<Record<string, string>> = {
  carrotSeeds: 'carrotCrop',
  tomatoSeeds: 'tomatoCrop',
  cabbageSeeds: 'cabbageCrop',
  wheatSeeds: 'wheatCrop',
  cornSeeds: 'cornCrop',
  pumpkinSeeds: 'pumpkinCrop',
  radishSeeds: 'radishCrop',
};
const WATERED = ['soil', ...Object.values(CROPS), 'tray', 'barrel'];

/** What the author must choose for a command. */
export type CommandForm = {
  /** Whether the command acts on a neighbouring tile, which the author chooses. */
  readonly hasTarget: boolean;
  /** The things to choose from; `any` means every thing that can be held. */
  readonly things: readonly string[] | 'any' | undefined;
  readonly text: 'needed' | 'any' | undefined;
  readonly hasCost: boolean;
};

const form = (given: Partial<CommandForm>): CommandForm => ({
  hasTarget: false,
  things: undefined,
  text: undefined,
  hasCost: false,
  ...given,
});

/** The form of each command. */
export const COMMAND_FORMS: Readonly<Record<CommandAction, CommandForm>> = {
  speak: form({ text: 'any' }),
  build: form({ hasTarget: true, things: STRUCTURES.map(({ thing }) => thing), hasCost: true }),
  collect: form({ hasTarget: true, things: 'any' }),
  read: form({ hasTarget: true, things: READABLE, text: 'needed' }),
  write: form({ text: 'any' }),
  open: form({ hasTarget: true, things: typesOf(OPENABLES) }),
  close: form({ hasTarget: true, things: typesOf(OPENABLES) }),
  water: form({ hasTarget: true, things: WATERED }),
  combine: form({ hasTarget: true, things: Object.keys(RECIPES) }),
  place: form({ hasTarget: true, things: 'any', hasCost: true }),
  plant: form({ hasTarget: true, things: Object.keys(CROPS) }),
  display: form({ hasTarget: true, things: ['board', 'sign'], text: 'any' }),
  ask: form({ text: 'any' }),
  push: form({ hasTarget: true, things: typesOf(PUSHABLES) }),
  reach: form({}),
};

/** A complete command on an X. */
export type Command = {
  readonly action: CommandAction;
  readonly mark: Mark;
  readonly position: Position;
  readonly target?: Position | undefined;
  readonly thing?: string | undefined;
  readonly text?: string | undefined;
  readonly cost?: { readonly type: string; readonly amount: number } | undefined;
};
