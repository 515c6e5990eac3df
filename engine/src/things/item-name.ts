import { COLLECTABLE_TYPES, isCollectable } from './collectables.ts';
import { CROPS } from './growables.ts';

/** The text without spaces, hyphens and underscores, in small letters. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '');

/** The possible singular forms of a plain plural. */
const singulars = (word: string): readonly string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
];

const BY_PLAIN_NAME: ReadonlyMap<string, string> = new Map(
  COLLECTABLE_TYPES.map((type) => [plain(type), type]),
);

/**
 * The item that a text means without its exact name: `red berry`, `Red_Berries` and `redberry` mean `redBerry`.
 * Undefined for the name of an item itself and for every other text.
 */
export const meantItem = (text: string): string | undefined =>
  isCollectable(text)
    ? undefined
    : singulars(plain(text))
        .map((word) => BY_PLAIN_NAME.get(word))
        .find((type) => type !== undefined);

/** The seeds that a text means if it names a crop or what the crop gives: `carrots`, `carrot` and `carrotCrop`. */
export const meantSeeds = (text: string): string | undefined => {
  const item = meantItem(text) ?? text;
  return CROPS.find(({ crop, harvest }) => item === crop || item === harvest)?.seeds;
};
