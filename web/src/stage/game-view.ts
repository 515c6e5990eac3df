import type { Level, Season } from '@hopcode/engine/formats/level';
import type { FacingName, Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';
import type { AtlasLoadError, LoadedAtlas } from './atlas.ts';
import type { Point, Size, ZoomStep } from './camera.ts';
import type { Overlay } from './overlay/overlay.ts';
import type { Playback } from './playback/playback.ts';

/**
 * The position of the character in the picture, in CSS pixels from the top left corner, and the size of a tile.
 */
export type Spot = { readonly at: Point; readonly tile: number; readonly view: Size };

/** A marked tile with a few words. */
export type Flag = { readonly at: Position; readonly text: string };

/** Shows a level. A `GameView` can draw in any way. It only reads worlds and timelines and never changes them. */
export type GameView = {
  /** Shows a level at its start, with its base zoom. */
  readonly load: (level: Level, options: { readonly avatar: string }) => void;
  readonly setAvatar: (name: string) => void;
  readonly zoom: (step: ZoomStep) => void;
  /** Shows a playback and advances it. With undefined, shows the start of the level again. */
  readonly play: (playback: Playback | undefined) => void;
  /** Walks the character along cells. Resolves to false if another action replaced the walk. */
  readonly walk: (cells: readonly Position[]) => Promise<boolean>;
  readonly showPath: (cells: readonly Position[]) => void;
  readonly setCursor: (cell: Position | undefined) => void;
  /** Shows text over the character, or over a tile. With `beside`, the text of other speakers stays. */
  readonly speak: (text: string, over?: Position, beside?: boolean) => void;
  /** Marks a tile and shows a few words over it; undefined removes the mark. */
  readonly flag: (flag: Flag | undefined) => void;
  /** Places a box over the picture until it is removed. */
  readonly place: Overlay['place'];
  /** Whether there is a playback that has not finished. */
  readonly isBusy: () => boolean;
  /** The world that is shown; undefined before the first level. */
  readonly world: () => World | undefined;
  /** Call when the shown playback has moved, because the view does not watch a paused playback. */
  readonly wake: () => void;
  readonly spot: () => Spot;
  readonly position: () => { readonly position: Position; readonly facing: FacingName };
  readonly destroy: () => void;
};

/** The dependencies and callbacks of a view. */
export type GameViewOptions = {
  /** Called when a level with this season is shown. The default season is summer. */
  readonly loadAtlas: (season?: Season) => Promise<LoadedAtlas>;
  /** Whether the system asks for reduced motion. Called for every frame. */
  readonly isStill: () => boolean;
  /** Whether the idle animation pauses because something else needs the processor. Called for every frame. */
  readonly isIdlePaused: () => boolean;
  /** Called when the first picture of a level has been drawn. */
  readonly onReady?: () => void;
  /** Called when pictures could not be loaded; the view retries automatically. */
  readonly onLoadFailed?: (error: AtlasLoadError) => void;
  /** Called when the user taps or clicks a cell while nothing plays. */
  readonly onCell?: (cell: Position) => void;
  /** Called when a character speaks, with the position of the speaker. */
  readonly onSpeaker?: (spot: Spot) => void;
  /** Called when the pointer moves to another cell, or away from the map. */
  readonly onHover?: (cell: Position | undefined) => void;
};
