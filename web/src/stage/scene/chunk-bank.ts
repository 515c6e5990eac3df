import type { Placement } from '@hopcode/art/terrain/compose';
import type { Atlas, AtlasSprite } from '../atlas.ts';
import { type Point, TILE } from '../camera.ts';
import { type Area, type ChunkGrid, chunkGrid, chunkOrigin, chunksIn, sortIntoChunks } from './chunk-plan.ts';
import type { ScenePlan } from './scene-plan.ts';

type Piece = { readonly sprite: AtlasSprite; readonly x: number; readonly y: number };
/**
 * The layers of ground tiles at one position, if at least one of the tiles is animated. Each new frame redraws all
 * tiles of the pile.
 */
type Pile = readonly Piece[];

type Chunk = {
  readonly ground: HTMLCanvasElement;
  /** Flat scenery above the ground; undefined if there is none. */
  readonly details: HTMLCanvasElement | undefined;
  readonly animated: readonly Pile[];
  frame: number;
};

/** The ground of a level, drawn into large pictures (baked) when a part of it first becomes visible. */
export type ChunkBank = {
  /**
   * Bakes the missing chunks of an area and redraws the animated tiles that show an old frame, in at most `most`
   * chunks; the chunks in the middle come first. Returns true if the area needs more work.
   */
  readonly prepare: (area: Area, frame: number, most: number) => boolean;
  /** Calls `draw` for every picture in an area, in draw order. */
  readonly visit: (area: Area, draw: (picture: HTMLCanvasElement, x: number, y: number) => void) => void;
  /** The number of milliseconds between two frames of the animated ground; 0 if nothing moves. */
  readonly frameMs: number;
  /** Frees the memory of all pictures. */
  readonly release: () => void;
};

const piecesOf = (placements: readonly Placement[], atlas: Atlas): Piece[] =>
  placements.flatMap(({ sprite: name, col, row }) => {
    const sprite = atlas.sprite(name);
    if (!sprite) return [];
    return [{ sprite, x: col * TILE - sprite.anchorX, y: row * TILE - sprite.anchorY }];
  });

const areaOf = ({ sprite, x, y }: Piece): Area => ({ x, y, width: sprite.w, height: sprite.h });

const pilesOf = (pieces: readonly Piece[]): Pile[] => {
  const piles = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${piece.x},${piece.y}`;
    const pile = piles.get(key);
    if (pile) pile.push(piece);
    else piles.set(key, [piece]);
  }
  return [...piles.values()].filter((pile) => pile.some(({ sprite }) => (sprite.frames ?? 1) > 1));
};

const blank = (side: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return canvas;
};

/** Draws pieces into the picture of a chunk whose top left corner is the native point `origin`. */
const draw = (
  canvas: HTMLCanvasElement,
  origin: Point,
  pieces: readonly Piece[],
  from: CanvasImageSource,
  frame: number,
): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  for (const { sprite, x, y } of pieces) {
    const left = sprite.x + (frame % (sprite.frames ?? 1)) * sprite.w;
    const { w, h } = sprite;
    context.drawImage(from, left, sprite.y, w, h, x - origin.x, y - origin.y, w, h);
  }
};

/** Cuts the ground and flat scenery of a plan into chunks. Nothing is drawn yet. */
export const createChunkBank = (plan: ScenePlan, atlas: Atlas): ChunkBank => {
  const grid: ChunkGrid = chunkGrid(plan.columns, plan.rows, plan.margin, TILE);
  const ground = piecesOf(plan.ground, atlas);
  const groundPieces = sortIntoChunks(grid, ground, areaOf);
  const flatPieces = sortIntoChunks(grid, piecesOf(plan.flat, atlas), areaOf);
  const baked = new Map<number, Chunk>();
  const moving = ground.find(({ sprite }) => (sprite.frames ?? 1) > 1);

  const bake = (chunk: number, frame: number) => {
    const pieces = groundPieces[chunk] ?? [];
    const flats = flatPieces[chunk] ?? [];
    const origin = chunkOrigin(grid, chunk);
    const picture = blank(grid.side);
    draw(picture, origin, pieces, atlas.picture, frame);
    const details = flats.length > 0 ? blank(grid.side) : undefined;
    if (details) draw(details, origin, flats, atlas.picture, 0);
    baked.set(chunk, { ground: picture, details, animated: pilesOf(pieces), frame });
  };

  const isCurrent = (chunk: Chunk | undefined, frame: number): boolean =>
    chunk !== undefined && (chunk.frame === frame || chunk.animated.length === 0);

  return {
    frameMs: moving?.sprite.frameMs ?? 0,
    prepare: (area, frame, most) => {
      const due = chunksIn(grid, area).filter((chunk) => !isCurrent(baked.get(chunk), frame));
      for (const chunk of due.slice(0, most)) {
        const known = baked.get(chunk);
        if (!known) bake(chunk, frame);
        else {
          const origin = chunkOrigin(grid, chunk);
          for (const pile of known.animated) draw(known.ground, origin, pile, atlas.picture, frame);
          known.frame = frame;
        }
      }
      return due.length > most;
    },
    visit: (area, show) => {
      for (const number of chunksIn(grid, area)) {
        const chunk = baked.get(number);
        if (!chunk) continue;
        const { x, y } = chunkOrigin(grid, number);
        show(chunk.ground, x, y);
        if (chunk.details) show(chunk.details, x, y);
      }
    },
    release: () => {
      for (const { ground: picture, details } of baked.values()) {
        picture.width = 0;
        if (details) details.width = 0;
      }
      baked.clear();
    },
  };
};
