import type { Level } from '@hopcode/engine/formats/level';
import { MOST_PROOF_FARMS } from '@hopcode/engine/formats/proof';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { areaCells, areaOf, type Clip, clearArea, copyArea, pasteClip } from './clip.ts';
import { COMMAND_FORMS, type Command } from './command-forms.ts';
import type { Design, Farms } from './design.ts';
import {
  type EditorState,
  editorOf,
  type PendingCommand,
  SELECT,
  shownFarm,
  type Tool,
} from './editor-state.ts';
import { addCommand, markPlace, removeGoals, targetPlace } from './farm-commands.ts';
import { isOnFarm } from './farm-map.ts';
import { giveNewShortages, giveShortages } from './farm-means.ts';
import { type Edit, placeStart, placeThing } from './farm-things.ts';
import { changed, closed, redone, undone } from './history.ts';
import { brushCells, eraseCell, fillGround, hasErasable, paintGround, placeProp } from './paint.ts';
import { resize } from './resize.ts';
import { withLineLimit } from './variable-goals.ts';

/** Everything that can happen in the editor. */
export type EditorEvent =
  | { readonly type: 'opened'; readonly design: Design; readonly isSaved: boolean }
  | { readonly type: 'armed'; readonly tool: Tool }
  | { readonly type: 'escaped' }
  /** A tile was chosen. All tiles of one drag have the same `stroke`, so that they are one step of the history. */
  | { readonly type: 'chosen'; readonly cell: Position; readonly stroke?: number }
  | { readonly type: 'area-marked'; readonly from: Position; readonly to: Position }
  | { readonly type: 'command-given'; readonly command: Command; readonly gives: boolean }
  | { readonly type: 'deleted' }
  | { readonly type: 'copied' }
  | { readonly type: 'cut' }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** Any change to the shown farm that comes from a dialog or a panel. */
  | { readonly type: 'farm-changed'; readonly change: (level: Level) => Level; readonly group?: string }
  | { readonly type: 'design-changed'; readonly change: Partial<Design>; readonly group?: string }
  /** The maximum number of lines of a program, on every farm; undefined for no limit. */
  | { readonly type: 'lines-limited'; readonly most: number | undefined }
  | { readonly type: 'resized'; readonly columns: number; readonly rows: number }
  | { readonly type: 'farm-shown'; readonly farm: number }
  | { readonly type: 'farm-added' }
  | { readonly type: 'farm-removed' }
  | { readonly type: 'saved'; readonly design: Design };

const withDesign = (state: EditorState, design: Design, group?: string): EditorState => ({
  ...state,
  history: changed(state.history, design, group),
});

const withFarm = (state: EditorState, level: Level, group?: string): EditorState => {
  const design = state.history.now;
  if (level === shownFarm(state)) return state;
  const [first, ...others] = design.farms.map((farm, index) => (index === state.farm ? level : farm));
  return first ? withDesign(state, { ...design, farms: [first, ...others] }, group) : state;
};

const withEdit = (state: EditorState, edit: Edit, group?: string): EditorState =>
  'refused' in edit
    ? { ...state, notice: { refusal: edit.refused } }
    : { ...withFarm(state, edit.level, group), notice: undefined };

const beginCommand = (
  state: EditorState,
  { action, mark }: Extract<Tool, { kind: 'command' }>,
  cell: Position,
): EditorState => {
  const place = markPlace(shownFarm(state), cell);
  if ('refused' in place) return withEdit(state, place);
  const step = COMMAND_FORMS[action].hasTarget ? 'target' : 'words';
  const pending: PendingCommand = { action, mark, position: cell, target: undefined, step };
  // The goal `reach` needs no words.
  if (action === 'reach')
    return {
      ...withEdit(state, addCommand(shownFarm(state), { action, mark, position: cell })),
      selected: cell,
    };
  return { ...state, pending, notice: undefined };
};

/** Sets the target of the pending command, if the tile is a neighbour of its X. */
const aimCommand = (state: EditorState, pending: PendingCommand, cell: Position): EditorState => {
  const [dx, dy] = [cell[0] - pending.position[0], cell[1] - pending.position[1]];
  if (Math.abs(dx) + Math.abs(dy) !== 1) return state;
  const place = targetPlace(shownFarm(state), pending.action, cell);
  if ('refused' in place) return withEdit(state, place);
  return { ...state, pending: { ...pending, target: cell, step: 'words' }, notice: undefined };
};

const selectCell = (state: EditorState, cell: Position): EditorState => {
  const level = shownFarm(state);
  const isStart = samePosition(level.start, cell);
  const has = isStart || hasErasable(level, cell);
  return { ...state, selected: has ? cell : undefined, area: undefined, notice: undefined };
};

/** Pastes the clip, and gives the character the things that its commands use up. */
const paste = (state: EditorState, clip: Clip, cell: Position): EditorState => {
  const level = shownFarm(state);
  const { level: pasted, leftOut } = pasteClip(level, clip, cell);
  const next = withFarm(state, giveNewShortages(level, pasted));
  return { ...next, notice: leftOut ? { refusal: 'left-out' } : undefined };
};

const choose = (state: EditorState, cell: Position, stroke: number | undefined): EditorState => {
  const level = shownFarm(state);
  if (!isOnFarm(level, cell)) return state;
  const { tool, pending } = state;
  if (pending?.step === 'target') return aimCommand(state, pending, cell);
  if (pending) return state;
  const group = stroke === undefined ? undefined : `stroke ${stroke}`;
  switch (tool.kind) {
    case 'select':
      return selectCell(state, cell);
    case 'start': {
      const placed = withEdit(state, placeStart(level, cell));
      return placed.notice ? placed : { ...placed, tool: SELECT, selected: cell };
    }
    case 'thing':
      return withEdit(state, placeThing(level, cell, tool.type), group);
    case 'command':
      return beginCommand(state, tool, cell);
    case 'ground':
      return withEdit(
        state,
        tool.brush === 'fill'
          ? fillGround(level, cell, tool.terrain)
          : paintGround(level, brushCells(level, cell, tool.brush), tool.terrain),
        group,
      );
    case 'prop':
      return withEdit(state, placeProp(level, cell, tool.name), group);
    case 'erase':
      return withFarm({ ...state, notice: undefined }, eraseCell(level, cell), group);
    case 'area':
      return { ...state, area: areaOf(cell, cell), notice: undefined };
    case 'paste':
      return state.clip ? paste(state, state.clip, cell) : state;
  }
};

const escapeFrom = (state: EditorState): EditorState => {
  const { pending, tool } = state;
  if (pending) return { ...state, pending: undefined, notice: undefined };
  if (tool.kind !== 'select') return { ...state, tool: SELECT, area: undefined, notice: undefined };
  return { ...state, selected: undefined, area: undefined, notice: undefined };
};

const giveCommand = (
  state: EditorState,
  { command, gives }: Extract<EditorEvent, { type: 'command-given' }>,
): EditorState => {
  const edit = addCommand(shownFarm(state), command);
  const given = 'level' in edit && gives ? { level: giveShortages(edit.level) } : edit;
  const next = { ...withEdit(state, given), pending: undefined };
  return next.notice ? next : { ...next, tool: SELECT, selected: command.position };
};

/**
 * Deletes the contents of the marked rectangle. Without a rectangle, deletes the things or the scenery on the selected
 * tile.
 */
const deleteChosen = (state: EditorState): EditorState => {
  const level = shownFarm(state);
  if (state.area) return withFarm(state, clearArea(level, state.area));
  if (!state.selected || !hasErasable(level, state.selected)) return state;
  return { ...withFarm(state, eraseCell(level, state.selected)), selected: undefined };
};

const chosenArea = ({ area, selected }: EditorState) => area ?? (selected && areaOf(selected, selected));

const copy = (state: EditorState): EditorState => {
  const area = chosenArea(state);
  return area ? { ...state, clip: copyArea(shownFarm(state), area), tool: { kind: 'paste' } } : state;
};

/** Limits the index of the shown farm, because there may now be fewer farms. */
const withShownFarm = (state: EditorState): EditorState => ({
  ...state,
  farm: Math.min(state.farm, state.history.now.farms.length - 1),
  pending: undefined,
  selected: undefined,
  notice: undefined,
});

/** Undoes or redoes a step of the history. If the step changes a farm that is not on the screen, that farm appears. */
const stepped = (state: EditorState, history: EditorState['history']): EditorState => {
  const [before, after] = [state.history.now.farms, history.now.farms];
  const isElsewhere = after[state.farm] === before[state.farm];
  const farm = after.findIndex((one, index) => one !== before[index]);
  return withShownFarm({ ...state, history, farm: isElsewhere && farm !== -1 ? farm : state.farm });
};

const addFarm = (state: EditorState): EditorState => {
  const design = state.history.now;
  if (design.farms.length >= MOST_PROOF_FARMS) return state;
  const [first, ...others] = design.farms;
  const farms: Farms = [first, ...others, shownFarm(state)];
  return { ...withDesign(state, { ...design, farms }), farm: farms.length - 1, selected: undefined };
};

const removeFarm = (state: EditorState): EditorState => {
  const design = state.history.now;
  const [first, ...others] = design.farms.filter((_, index) => index !== state.farm);
  return first ? withShownFarm(withDesign(state, { ...design, farms: [first, ...others] })) : state;
};

/** The state of the editor after an event. A pure function. */
export const editorAfter = (state: EditorState, event: EditorEvent): EditorState => {
  switch (event.type) {
    case 'opened':
      return editorOf(event.design, event.isSaved);
    case 'armed':
      return {
        ...state,
        tool: event.tool,
        history: closed(state.history),
        pending: undefined,
        notice: undefined,
        selected: event.tool.kind === 'select' ? state.selected : undefined,
        area: event.tool.kind === 'area' || event.tool.kind === 'select' ? state.area : undefined,
      };
    case 'escaped':
      return escapeFrom(state);
    case 'chosen':
      return choose(state, event.cell, event.stroke);
    case 'area-marked':
      return { ...state, area: areaOf(event.from, event.to) };
    case 'command-given':
      return giveCommand(state, event);
    case 'deleted':
      return deleteChosen(state);
    case 'copied':
      return copy(state);
    case 'cut': {
      const copied = copy(state);
      const area = chosenArea(state);
      return area && copied.clip ? withFarm(copied, clearArea(shownFarm(state), area)) : state;
    }
    case 'undone':
      return stepped(state, undone(state.history));
    case 'redone':
      return stepped(state, redone(state.history));
    case 'farm-changed':
      return withFarm(state, event.change(shownFarm(state)), event.group);
    case 'design-changed':
      return withDesign(state, { ...state.history.now, ...event.change }, event.group);
    case 'lines-limited': {
      const [first, ...others] = state.history.now.farms;
      const limited = (level: Level): Level => withLineLimit(level, event.most);
      return withDesign(state, {
        ...state.history.now,
        farms: [limited(first), ...others.map(limited)],
      });
    }
    case 'resized':
      return withFarm(
        { ...state, selected: undefined, area: undefined },
        resize(shownFarm(state), event.columns, event.rows),
      );
    case 'farm-shown':
      return withShownFarm({ ...state, farm: event.farm });
    case 'farm-added':
      return addFarm(state);
    case 'farm-removed':
      return removeFarm(state);
    case 'saved':
      return { ...state, saved: event.design };
  }
};

/** Removes a goal from the shown farm. */
export const goalRemoved = (index: number): EditorEvent => ({
  type: 'farm-changed',
  change: (level) =>
    removeGoals(
      level,
      level.levelGoals.filter((_, at) => at === index),
    ),
});

/** Whether there is a marked rectangle to copy. */
export const canCopy = (state: EditorState): boolean => {
  const area = chosenArea(state);
  return area !== undefined && areaCells(area).length > 0;
};
