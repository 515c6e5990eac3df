import type { Level } from '@hopcode/engine/formats/level';
import type { PropName, TerrainKind } from '@hopcode/engine/formats/tilesets';
import type { Position } from '@hopcode/engine/world/geometry';
import type { Area, Clip } from './clip.ts';
import type { CommandAction, Mark } from './command-forms.ts';
import type { Design } from './design.ts';
import type { Refusal } from './farm-things.ts';
import { type History, historyOf } from './history.ts';
import type { Brush } from './paint.ts';

/** What a click on a tile does, for each tool. */
export type Tool =
  | { readonly kind: 'select' }
  | { readonly kind: 'start' }
  | { readonly kind: 'thing'; readonly type: string }
  | { readonly kind: 'command'; readonly action: CommandAction; readonly mark: Mark }
  | { readonly kind: 'ground'; readonly terrain: TerrainKind; readonly brush: Brush | 'fill' }
  | { readonly kind: 'prop'; readonly name: PropName }
  | { readonly kind: 'erase' }
  | { readonly kind: 'area' }
  | { readonly kind: 'paste' };

/** A command whose X is on the farm, but which is not complete yet. */
export type PendingCommand = {
  readonly action: CommandAction;
  readonly mark: Mark;
  readonly position: Position;
  readonly target: Position | undefined;
  readonly step: 'target' | 'words';
};

/** A message to the author. Each refusal creates a new object. */
export type Notice = { readonly refusal: Refusal };

export type EditorState = {
  readonly history: History<Design>;
  /** The design on the server; undefined for a level that was never saved. */
  readonly saved: Design | undefined;
  /** Index of the farm on the screen. */
  readonly farm: number;
  readonly tool: Tool;
  readonly pending: PendingCommand | undefined;
  /** The tile whose things are selected. */
  readonly selected: Position | undefined;
  readonly area: Area | undefined;
  readonly clip: Clip | undefined;
  readonly notice: Notice | undefined;
};

export const SELECT: Tool = { kind: 'select' };

/** The editor state for a design; `isSaved` says whether the server has it. */
export const editorOf = (design: Design, isSaved: boolean): EditorState => ({
  history: historyOf(design),
  saved: isSaved ? design : undefined,
  farm: 0,
  tool: SELECT,
  pending: undefined,
  selected: undefined,
  area: undefined,
  clip: undefined,
  notice: undefined,
});

export const currentDesign = ({ history }: EditorState): Design => history.now;

export const shownFarm = ({ history, farm }: EditorState): Level =>
  history.now.farms[farm] ?? history.now.farms[0];
