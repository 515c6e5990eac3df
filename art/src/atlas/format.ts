/** The position of a sprite in the atlas picture, in pixels. Frames are side by side, each `w` wide. */
export type AtlasSprite = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The pixel of the sprite that is drawn on the top left pixel of its map cell. */
  readonly anchorX: number;
  readonly anchorY: number;
  /** Number of frames; absent for a still picture. */
  readonly frames?: number;
  /** How long a frame is shown, in milliseconds. */
  readonly frameMs?: number;
};

/** Contents of `atlas.json`. */
export type Atlas = {
  readonly version: 1;
  readonly width: number;
  readonly height: number;
  readonly sprites: Readonly<Record<string, AtlasSprite>>;
};

export type AtlasError =
  | { readonly code: 'not-an-atlas' }
  | { readonly code: 'unknown-version' }
  | { readonly code: 'bad-sprite'; readonly sprite: string };

export type ParsedAtlas =
  | { readonly ok: true; readonly atlas: Atlas }
  | { readonly ok: false; readonly error: AtlasError };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): value is number => isWhole(value) && value > 0;

type Size = { readonly width: number; readonly height: number };

/** A sprite whose frames are all inside the picture, or undefined. */
function parseSprite(value: unknown, picture: Size): AtlasSprite | undefined {
  if (!isRecord(value)) return undefined;
  const { x, y, w, h, anchorX, anchorY, frames, frameMs } = value;
  if (!isWhole(x) || !isWhole(y) || !isCount(w) || !isCount(h)) return undefined;
  if (!isWhole(anchorX) || !isWhole(anchorY)) return undefined;
  const place = { x, y, w, h, anchorX, anchorY };
  const fits = (count: number): boolean =>
    x >= 0 && y >= 0 && x + w * count <= picture.width && y + h <= picture.height;
  if (frames === undefined && frameMs === undefined) return fits(1) ? place : undefined;
  if (!isCount(frames) || !isCount(frameMs) || !fits(frames)) return undefined;
  return { ...place, frames, frameMs };
}

/** Checks that parsed JSON is an atlas. If it is not, returns the reason. */
export function parseAtlas(value: unknown): ParsedAtlas {
  if (!isRecord(value)) return { ok: false, error: { code: 'not-an-atlas' } };
  const { version, width, height, sprites } = value;
  if (version !== 1) return { ok: false, error: { code: 'unknown-version' } };
  if (!isCount(width) || !isCount(height) || !isRecord(sprites))
    return { ok: false, error: { code: 'not-an-atlas' } };
  const parsed: Record<string, AtlasSprite> = {};
  for (const [name, sprite] of Object.entries(sprites)) {
    const place = parseSprite(sprite, { width, height });
    if (!place) return { ok: false, error: { code: 'bad-sprite', sprite: name } };
    parsed[name] = place;
  }
  return { ok: true, atlas: { version, width, height, sprites: parsed } };
}
