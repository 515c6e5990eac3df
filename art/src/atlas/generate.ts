import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AVATARS } from '../avatars/catalogue.ts';
import { drawFace } from '../avatars/figure.ts';
import { mapFiles } from '../course-map/files.ts';
import { type Bitmap, sideBySide } from '../kit/bitmap.ts';
import { withFewColors } from '../kit/few-colors.ts';
import { encodeIndexedPng, encodePng, PALETTE_SIZE } from '../kit/png.ts';
import { encodeSvg } from '../kit/svg.ts';
import { PICTURES } from '../pictures/catalogue.ts';
import { drawPortraits, PORTRAIT_NAMES } from '../portraits/catalogue.ts';
import { drawCertificateFrame } from '../ui/certificate-frame.ts';
import { drawAppIcon, drawFavicon, drawMark, drawMaskableIcon } from './app-icon.ts';
import { type NamedSprite, packAtlas } from './pack.ts';
import { drawShareImage } from './share-image.ts';
import { drawEverySprite } from './sprites.ts';

/** Every picture file that the generator writes, by its name. */
function drawFiles(sprites: readonly NamedSprite[]): Readonly<Record<string, Bitmap>> {
  const pictures = Object.entries(PICTURES).map(([name, draw]) => [
    `pictures/${name}.png`,
    sideBySide(draw()),
  ]);
  // A page that shows one face need not load the atlas.
  const faces = Object.entries(AVATARS).map(([name, figure]) => [`faces/${name}.png`, drawFace(figure)]);
  // A scene loads only the portraits of the people who speak in it.
  const portraits = PORTRAIT_NAMES.map((name) => [`portraits/${name}.png`, sideBySide(drawPortraits(name))]);
  const byName = new Map(sprites.map((sprite) => [sprite.name, sprite]));
  return {
    'mark.png': drawMark(),
    'favicon-32.png': drawFavicon(),
    'icon-180.png': drawAppIcon(180),
    'icon-192.png': drawAppIcon(192),
    'icon-512.png': drawAppIcon(512),
    'icon-maskable-512.png': drawMaskableIcon(512),
    'certificate-frame.png': drawCertificateFrame(),
    'share.png': drawShareImage(byName),
    ...Object.fromEntries(pictures),
    ...Object.fromEntries(faces),
    ...Object.fromEntries(portraits),
  };
}

/** Every first visit loads the atlas. With a palette the file is small, and the loss of colours is hardly visible. */
const encodeAtlas = (picture: Bitmap): Buffer => encodeIndexedPng(withFewColors(picture, PALETTE_SIZE));

/** Every file that the generator writes, by name. Each call returns the same bytes. */
export function generatedFiles(): ReadonlyMap<string, Uint8Array> {
  const sprites = drawEverySprite();
  const { picture, autumn, atlas } = packAtlas(sprites);
  const text = new TextEncoder();
  return new Map<string, Uint8Array>([
    ['atlas.png', encodeAtlas(picture)],
    ['atlas-autumn.png', encodeAtlas(autumn)],
    ['atlas.json', text.encode(`${JSON.stringify(atlas)}\n`)],
    ['favicon.svg', text.encode(encodeSvg(drawFace(AVATARS.Rabbit)))],
    ...Object.entries(drawFiles(sprites)).map(([name, file]): [string, Uint8Array] => [
      name,
      encodePng(file),
    ]),
    ...mapFiles(new Map(sprites.map((sprite) => [sprite.name, sprite]))),
  ]);
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
  for (const name of ['pictures', 'faces', 'maps', 'portraits'])
    mkdirSync(`${folder}${name}`, { recursive: true });
  for (const [name, bytes] of generatedFiles()) {
    writeFileSync(`${folder}${name}`, bytes);
    console.log(`${name} ${bytes.length} bytes`);
  }
}
