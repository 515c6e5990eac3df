import type { LetterSprite } from '../kit/sprite.ts';
import { BELONGINGS } from './belongings.ts';
import { BERRIES } from './berries.ts';
import { DRINKS } from './drinks.ts';
import { EGGS } from './eggs.ts';
import { FIBRES } from './fibres.ts';
import { FRUITS } from './fruits.ts';
import type { ItemFamily } from './item.ts';
import { KITCHEN } from './kitchen.ts';
import { MATERIALS } from './materials.ts';
import { ROOTS } from './roots.ts';
import { SEEDS } from './seeds.ts';
import { VEGETABLES } from './vegetables.ts';
import { VESSELS } from './vessels.ts';

const FAMILIES: readonly ItemFamily[] = [
  FRUITS,
  BERRIES,
  VEGETABLES,
  ROOTS,
  EGGS,
  MATERIALS,
  FIBRES,
  KITCHEN,
  DRINKS,
  VESSELS,
  BELONGINGS,
  SEEDS,
];

/** Every item by its type. */
export const ITEMS: ReadonlyMap<string, LetterSprite> = new Map(
  FAMILIES.flatMap((family) => Object.entries(family)),
);
