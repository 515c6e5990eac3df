import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TERRAIN_KINDS } from '@hopcode/engine/formats/tilesets';
import { Bitmap, sideBySide } from '../kit/bitmap.ts';
import { encodePng } from '../kit/png.ts';
import { DEMO_FARM, DEMO_GROUNDS } from './demo-farm.ts';
import { DEMO_VILLAGE } from './demo-village.ts';
import type { NamedSprite } from './pack.ts';
import { drawScene } from './scene.ts';
import { drawSheet, type SheetEntry } from './sheet.ts';
import { drawEverySprite } from './sprites.ts';

const SCALE = 4;
const WIDTH = 320;

const allSprites = drawEverySprite();
const byName = new Map(allSprites.map((sprite) => [sprite.name, sprite]));

const startsWithAny = (name: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => name.startsWith(prefix));

/** All frames of a sprite, two pixels apart. */
const entry = ({ name, frames }: NamedSprite): SheetEntry => {
  const spaced = frames.map((frame) => new Bitmap(frame.width + 2, frame.height).draw(frame, 1, 0));
  return { label: name.split('/').slice(1).join('/'), picture: sideBySide(spaced) };
};

/** Sprites whose names begin so, in the order of the atlas. */
const sheetOf = (...prefixes: string[]): Bitmap =>
  drawSheet(allSprites.filter(({ name }) => startsWithAny(name, prefixes)).map(entry), WIDTH);

function terrainSheet(): Bitmap {
  const first = (name: string): Bitmap => byName.get(name)?.frames[0] ?? new Bitmap(16, 16);
  const kinds = TERRAIN_KINDS.map((kind) => {
    const tiles = allSprites
      .filter(({ name }) => name.startsWith(`terrain/${kind}/`))
      .map(({ name }) => name);
    const columns = 18;
    const block = new Bitmap(columns * 17, Math.ceil(tiles.length / columns) * 17);
    tiles.forEach((name, index) => {
      block.draw(first(name), (index % columns) * 17, Math.floor(index / columns) * 17);
    });
    return { label: kind, picture: block };
  });
  return drawSheet([{ label: 'together', picture: drawScene(DEMO_GROUNDS, byName) }, ...kinds], 392);
}

const sheets: Readonly<Record<string, Bitmap>> = {
  terrain: terrainSheet(),
  props: sheetOf('prop/'),
  things: sheetOf('thing/', 'crop/'),
  items: sheetOf('item/', 'marker/', 'ui/', 'character/'),
  avatars: sheetOf('avatar/'),
  scene: drawScene(DEMO_FARM, byName),
  village: drawScene(DEMO_VILLAGE, byName),
};

const folder = fileURLToPath(new URL('../../../docs/art/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, sheet] of Object.entries(sheets))
  writeFileSync(`${folder}${name}.png`, encodePng(sheet.enlarged(SCALE)));
