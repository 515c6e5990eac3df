import type { Level, Season } from '@hopcode/engine/formats/level';
import type { FacingName, Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';
import type { AtlasLoadError, LoadedAtlas } from './atlas.ts';
import type { Point, Size, ZoomStep } from './camera.ts';
import type { Overlay } from './overlay/overlay.ts';
import type { Playback } from './playback/playback.ts';

/** Where the character is in the picture, in CSS pixels from its top left corner, and how large a tile is there. */
export type Spot = { readonly at: Point; readonly tile: number; readonly view: Size };

/** A marked tile, with a few words. */
export type Flag = { readonly at: Position; readonly text: string };

/** Shows a level; a `GameView` can use any way of drawing. It only reads worlds and timelines. */
export type GameView = {
  /** Shows a level at its start, at its base zoom. */
  readonly load: (level: Level, options: { readonly avatar: string }) => void;
  readonly setAvatar: (name: string) => void;
  readonly zoom: (step: ZoomStep) => void;
  /** Shows a playback and advances it; undefined shows the start of the level again. */
  readonly play: (playback: Playback | undefined) => void;
  /** Walks the character along cells; resolves false when another action replaced it. */
  readonly walk: (cells: readonly Position[]) => Promise<boolean>;
  readonly showPath: (cells: readonly Position[]) => void;
  readonly setCursor: (cell: Position | undefined) => void;
  /** A text over the character, or over a tile; `beside` leaves the text of another speaker. */
  readonly speak: (text: string, over?: Position, beside?: boolean) => void;
  /** Marks a tile, with a few words over it; undefined removes the mark. */
  readonly flag: (flag: Flag | undefined) => void;
  /** Places a box over the picture until it is removed. */
  readonly place: Overlay['place'];
  /** A playback has started and not finished. */
  readonly isBusy: () => boolean;
  /** The world that is shown; undefined before the first level. */
  readonly world: () => World | undefined;
  /** The shown playback has moved: while paused the view does not check it. */
  readonly wake: () => void;
  readonly spot: () => Spot;
  readonly position: () => { readonly position: Position; readonly facing: FacingName };
  readonly destroy: () => void;
};

/** The dependencies and callbacks of a view. */
export type GameViewOptions = {
  /** Called when a level of a season is shown; without a season the landscape is in summer. */
  readonly loadAtlas: (season?: Season) => Promise<LoadedAtlas>;
  /** Whether the system asks for reduced motion; read for every frame. */
  readonly isStill: () => boolean;
  /** Whether the idle animation pauses, because something else needs the processor; read for every frame. */
  readonly isIdlePaused: () => boolean;
  /** The first picture of a level has been drawn. */
  readonly onReady?: () => void;
  /** Pictures could not be loaded; the view retries automatically. */
  readonly onLoadFailed?: (error: AtlasLoadError) => void;
  /** A cell was tapped or clicked while nothing plays. */
  readonly onCell?: (cell: Position) => void;
  /** Something is said: the place of who says it. */
  readonly onSpeaker?: (spot: Spot) => void;
  /** The pointer is over another cell, or none. */
  readonly onHover?: (cell: Position | undefined) => void;
};
