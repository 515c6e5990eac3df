import type { Bitmap } from '../kit/bitmap.ts';
import { drawWordmark } from '../ui/wordmark.ts';
import type { NamedSprite } from './pack.ts';
import { drawScene } from './scene.ts';
import { SHARE_SCENE } from './share-scene.ts';

const SCALE = 5;
const WIDTH = 240;
const HEIGHT = 126;
const NAME_TOP = 7;

/** The preview picture of a link to the product, 1200 x 630: a farm and the name on a board. */
export function drawShareImage(sprites: ReadonlyMap<string, NamedSprite>): Bitmap {
  const name = drawWordmark();
  const scene = drawScene(SHARE_SCENE, sprites).cropped(0, 0, WIDTH, HEIGHT);
  return scene.draw(name, Math.floor((WIDTH - name.width) / 2), NAME_TOP).enlarged(SCALE);
}
