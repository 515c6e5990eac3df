import { type Atlas as AtlasData, type AtlasSprite, parseAtlas } from '@hopcode/art/atlas/format';

/** The picture that contains all sprites, and the position of each sprite in it. */
export type Atlas = {
  readonly picture: CanvasImageSource;
  readonly sprite: (name: string) => AtlasSprite | undefined;
};
export type { AtlasSprite };

/** The addresses of the two files of the atlas. */
export type AtlasAddress = { readonly picture: string; readonly data: string };

export type AtlasLoadError = { readonly code: 'picture-failed' | 'data-failed' | 'not-an-atlas' };
export type LoadedAtlas =
  | { readonly ok: true; readonly atlas: Atlas }
  | { readonly ok: false; readonly error: AtlasLoadError };

/** Finds sprites in checked atlas data. */
export const createAtlas = (picture: CanvasImageSource, data: AtlasData): Atlas => {
  const sprites = new Map(Object.entries(data.sprites));
  return { picture, sprite: (name) => sprites.get(name) };
};

const loadPicture = async (address: string): Promise<CanvasImageSource | undefined> => {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    // A bitmap is decoded only once, but an image element may be decoded again when a large part of it is drawn.
    return await createImageBitmap(image);
  } catch {
    return undefined;
  }
};

const loadData = async (address: string): Promise<unknown> => {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
};

/** Loads and checks the atlas. Never rejects. */
export const loadAtlas = async (address: AtlasAddress): Promise<LoadedAtlas> => {
  const [picture, data] = await Promise.all([loadPicture(address.picture), loadData(address.data)]);
  if (!picture) return { ok: false, error: { code: 'picture-failed' } };
  if (data === undefined) return { ok: false, error: { code: 'data-failed' } };
  const parsed = parseAtlas(data);
  if (!parsed.ok) return { ok: false, error: { code: 'not-an-atlas' } };
  return { ok: true, atlas: createAtlas(picture, parsed.atlas) };
};
