import { TERRAIN_KINDS } from '@hopcode/engine/formats/tilesets';
import { AVATARS } from '../avatars/catalogue.ts';
import { DIRECTIONS, drawFace, drawWalk, drawWave, FIGURE_FRAME_MS } from '../avatars/figure.ts';
import { drawOwl, OWL_FRAME_MS } from '../characters/owl.ts';
import { ITEMS } from '../items/catalogue.ts';
import { drawItem } from '../items/item.ts';
import { inAutumn } from '../kit/autumn.ts';
import type { Bitmap } from '../kit/bitmap.ts';
import {
  drawCursor,
  drawItemShadow,
  drawPathDot,
  drawSpeechTail,
  drawXMark,
  X_MARK_NAMES,
} from '../markers/markers.ts';
import { drawProps, PROP_FRAME_MS } from '../props/catalogue.ts';
import { CROP_NAMES, CROP_STAGES, drawCrop } from '../props/crops.ts';
import { BLOB_MASKS, SURROUNDED } from '../terrain/blob.ts';
import { GROUND_DRAWINGS } from '../terrain/drawings.ts';
import { GROUND_FRAME_MS, GROUND_LAYOUT, groundSprite, variantCount } from '../terrain/layout.ts';
import { drawThings } from '../things/catalogue.ts';
import { BADGE_NAMES, drawBadge } from '../ui/badges.ts';
import { drawUi } from '../ui/sprites.ts';
import type { NamedSprite } from './pack.ts';

/** A sprite with one frame. The bottom centre of the picture is at the bottom centre of its cell. */
const single = (name: string, picture: Bitmap): NamedSprite => ({
  name,
  frames: [picture],
  anchorX: (picture.width - 16) / 2,
  anchorY: picture.height - 16,
});

const counted = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function terrainSprites(): NamedSprite[] {
  return TERRAIN_KINDS.flatMap((kind) => {
    const draw = GROUND_DRAWINGS[kind];
    const { frames } = GROUND_LAYOUT[kind];
    const masks = kind === 'grass' ? [SURROUNDED] : BLOB_MASKS;
    return masks.flatMap((mask) =>
      counted(variantCount(kind, mask), (variant) => {
        const summer = counted(frames, (frame) => draw(mask, variant, frame));
        return {
          name: groundSprite(kind, mask, variant),
          frames: summer,
          autumn: summer.map(inAutumn),
          anchorX: 0,
          anchorY: 0,
          frameMs: GROUND_FRAME_MS,
        };
      }),
    );
  });
}

const propSprites = (): NamedSprite[] => drawProps().map((prop) => ({ ...prop, frameMs: PROP_FRAME_MS }));

const itemSprites = (): NamedSprite[] =>
  [...ITEMS].map(([type, drawing]) => single(`item/${type}`, drawItem(drawing)));

const thingSprites = (): NamedSprite[] => [
  ...drawThings().map(({ picture, ...place }) => ({ ...place, frames: [picture] })),
  ...CROP_NAMES.flatMap((name) =>
    CROP_STAGES.map((stage) => single(`crop/${name}/${stage}`, drawCrop(name, stage))),
  ),
];

const markerSprites = (): NamedSprite[] => [
  ...X_MARK_NAMES.map((mark) => single(`marker/${mark}`, drawXMark(mark))),
  single('marker/path-dot', drawPathDot()),
  single('marker/shadow', drawItemShadow()),
  single('marker/cursor', drawCursor()),
  single('marker/speech-tail', drawSpeechTail()),
];

const avatarSprites = (): NamedSprite[] =>
  Object.entries(AVATARS).flatMap(([name, figure]) => [
    ...DIRECTIONS.map((direction) => ({
      name: `avatar/${name}/${direction}`,
      frames: [...drawWalk(figure, direction), ...drawWave(figure, direction)],
      anchorX: 0,
      anchorY: 0,
      frameMs: FIGURE_FRAME_MS,
    })),
    single(`avatar/${name}/face`, drawFace(figure)),
  ]);

const badgeSprites = (): NamedSprite[] => BADGE_NAMES.map((name) => single(`badge/${name}`, drawBadge(name)));

/** Every sprite of the atlas, always in the same order. */
export function drawEverySprite(): NamedSprite[] {
  return [
    ...terrainSprites(),
    ...propSprites(),
    ...itemSprites(),
    ...thingSprites(),
    ...markerSprites(),
    ...avatarSprites(),
    { name: 'character/owl', frames: drawOwl(), anchorX: 0, anchorY: 0, frameMs: OWL_FRAME_MS },
    ...badgeSprites(),
    ...drawUi().map(({ name, picture }) => single(name, picture)),
  ];
}
