import type { Bitmap } from '../kit/bitmap.ts';
import { drawBrokenFence } from './broken-fence.ts';
import { drawEmptyBasket } from './empty-basket.ts';
import { drawLostRabbit } from './lost-rabbit.ts';
import { drawSleepingRabbit } from './sleeping-rabbit.ts';

/** Pictures for pages without a farm, by name; each has one frame or several. */
export const PICTURES: Readonly<Record<string, () => readonly Bitmap[]>> = {
  'empty-basket': () => [drawEmptyBasket()],
  'lost-rabbit': () => [drawLostRabbit()],
  'broken-fence': () => [drawBrokenFence()],
  'sleeping-rabbit': drawSleepingRabbit,
};
