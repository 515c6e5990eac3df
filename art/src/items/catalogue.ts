import type { LetterSprite } from '../kit/sprite.ts';
import { EGGS } from './eggs.ts';
import { FRUITS } from './fruits.ts';
import type { ItemFamily } from './item.ts';
import { KITCHEN } from './kitchen.ts';
import { MATERIALS } from './materials.ts';
import { TOOLS } from './tools.ts';
import { VEGETABLES } from './vegetables.ts';

const FAMILIES: readonly ItemFamily[] = [FRUITS, VEGETABLES, EGGS, MATERIALS, KITCHEN, TOOLS];

/** Every item by its type. */
export const ITEMS: ReadonlyMap<string, LetterSprite> = new Map(
  FAMILIES.flatMap((family) => Object.entries(family)),
);
