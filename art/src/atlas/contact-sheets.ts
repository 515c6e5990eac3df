import { TERRAIN_KINDS } from '@hopcode/engine/formats/tilesets';
import { drawStones, LANDS } from '../course-map/files.ts';
import { drawLand } from '../course-map/land.ts';
import { Bitmap, sideBySide } from '../kit/bitmap.ts';
import { RAMPS } from '../kit/ramps.ts';
import { PICTURES } from '../pictures/catalogue.ts';
import { drawPortraits, PORTRAIT_NAMES } from '../portraits/catalogue.ts';
import { drawCertificateFrame } from '../ui/certificate-frame.ts';
import { drawWordmark } from '../ui/wordmark.ts';
import { drawAppIcon, drawMaskableIcon } from './app-icon.ts';
import { DEMO_FARM, DEMO_GROUNDS } from './demo-farm.ts';
import { DEMO_VILLAGE } from './demo-village.ts';
import type { NamedSprite } from './pack.ts';
import { drawScene } from './scene.ts';
import { drawSheet, type SheetEntry } from './sheet.ts';

const SCALE = 4;
const WIDTH = 320;
const TERRAIN_WIDTH = 392;
const TERRAIN_COLUMNS = 18;

/** All frames of a sprite, two pixels apart. */
const spaced = (frames: readonly Bitmap[]): Bitmap =>
  sideBySide(frames.map((frame) => new Bitmap(frame.width + 2, frame.height).draw(frame, 1, 0)));

const entry = ({ name, frames }: NamedSprite): SheetEntry => ({
  label: name.split('/').slice(1).join('/'),
  picture: spaced(frames),
});

const inAutumn = (sprite: NamedSprite): NamedSprite =>
  sprite.autumn ? { ...sprite, frames: sprite.autumn } : sprite;

const byName = (sprites: readonly NamedSprite[]): ReadonlyMap<string, NamedSprite> =>
  new Map(sprites.map((sprite) => [sprite.name, sprite]));

function terrainSheet(sprites: readonly NamedSprite[]): Bitmap {
  const kinds = TERRAIN_KINDS.map((kind) => {
    const tiles = sprites.filter(({ name }) => name.startsWith(`terrain/${kind}/`));
    const block = new Bitmap(TERRAIN_COLUMNS * 17, Math.ceil(tiles.length / TERRAIN_COLUMNS) * 17);
    tiles.forEach(({ frames: [tile] }, index) => {
      if (tile) block.draw(tile, (index % TERRAIN_COLUMNS) * 17, Math.floor(index / TERRAIN_COLUMNS) * 17);
    });
    return { label: kind, picture: block };
  });
  const together = { label: 'together', picture: drawScene(DEMO_GROUNDS, byName(sprites)) };
  return drawSheet([together, ...kinds], TERRAIN_WIDTH);
}

function pagesSheet(sprites: readonly NamedSprite[]): Bitmap {
  const badges = sprites.filter(({ name }) => name.startsWith('badge/')).map(entry);
  const pictures = Object.entries(PICTURES).map(([label, draw]) => ({ label, picture: spaced(draw()) }));
  const rest = [
    { label: 'certificate-frame', picture: drawCertificateFrame() },
    { label: 'wordmark', picture: drawWordmark() },
    { label: 'icon', picture: drawAppIcon(80) },
    { label: 'icon-maskable', picture: drawMaskableIcon(84) },
  ];
  return drawSheet([...badges, ...pictures, ...rest], WIDTH, RAMPS.cream[4]);
}

/** Every contact sheet by file name, with sprites at four times their size. */
export function drawContactSheets(sprites: readonly NamedSprite[]): Readonly<Record<string, Bitmap>> {
  const sheetOf = (...prefixes: string[]): Bitmap => {
    const shown = sprites.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
    return drawSheet(shown.map(entry), WIDTH);
  };
  const sheets = {
    terrain: terrainSheet(sprites),
    props: sheetOf('prop/'),
    things: sheetOf('thing/', 'crop/'),
    items: sheetOf('item/', 'marker/', 'ui/', 'character/'),
    avatars: sheetOf('avatar/'),
    portraits: drawSheet(
      PORTRAIT_NAMES.map((label) => ({ label, picture: spaced(drawPortraits(label)) })),
      WIDTH,
    ),
    pages: pagesSheet(sprites),
    scene: drawScene(DEMO_FARM, byName(sprites)),
    village: drawScene(DEMO_VILLAGE, byName(sprites)),
    autumn: drawScene(DEMO_FARM, byName(sprites.map(inAutumn))),
  };
  const maps = Object.entries(LANDS).map(([course, land]) => [
    `map-${course}`,
    drawLand(land, byName(sprites)).draw(drawStones(), 0, 0),
  ]);
  return Object.fromEntries([
    ...Object.entries(sheets).map(([name, sheet]) => [name, sheet.enlarged(SCALE)]),
    ...maps,
  ]);
}
