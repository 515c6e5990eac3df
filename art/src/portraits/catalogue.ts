import type { Bitmap } from '../kit/bitmap.ts';
import { drawBerta, drawOdo, drawRabbitPortrait } from './animals.ts';
import { PORTRAIT_MOODS, type PortraitMood } from './expression.ts';
import { drawMina, drawPim, drawRosa, drawTam, drawViggo } from './people.ts';

/** The portraits of the story, by name. Each person has a portrait for every mood. */
const PORTRAITS = {
  rabbit: drawRabbitPortrait,
  odo: drawOdo,
  rosa: drawRosa,
  tam: drawTam,
  berta: drawBerta,
  viggo: drawViggo,
  mina: drawMina,
  pim: drawPim,
} as const satisfies Readonly<Record<string, (mood: PortraitMood) => Bitmap>>;

export type PortraitName = keyof typeof PORTRAITS;

const isPortraitName = (name: string): name is PortraitName => Object.hasOwn(PORTRAITS, name);
export const PORTRAIT_NAMES: readonly PortraitName[] = Object.keys(PORTRAITS).filter(isPortraitName);

/** The portraits of one person, in the order of `PORTRAIT_MOODS`. */
export const drawPortraits = (name: PortraitName): Bitmap[] =>
  PORTRAIT_MOODS.map((mood) => PORTRAITS[name](mood));
