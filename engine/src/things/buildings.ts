/** What a structure costs: an amount of one type. */
export type Cost = { readonly type: string; readonly amount: number };

/** One look of a building; `thing` is the type of its hidden placeholder on the map. */
export type BuildingLook = { readonly thing: string; readonly color?: string; readonly size?: string };

export type Building = { readonly cost: Cost; readonly looks: readonly [BuildingLook, ...BuildingLook[]] };

/**
 * The buildings of `build` by name, with their default cost (game.md section 9, 'Build costs') and their
 * looks (game.md section 3, 'Build structures').
 */
export const BUILDINGS: Readonly<Record<string, Building>> = {
  bridge: { cost: { type: 'log', amount: 4 }, looks: [{ thing: 'bridge' }] },
  grainStack: { cost: { type: 'grain', amount: 4 }, looks: [{ thing: 'grainStack' }] },
  woodRoad: { cost: { type: 'plank', amount: 4 }, looks: [{ thing: 'woodRoad' }] },
  stoneRoad: { cost: { type: 'stone', amount: 4 }, looks: [{ thing: 'stoneRoad' }] },
  chickenHouse: {
    cost: { type: 'plank', amount: 4 },
    looks: [
      { thing: 'chickenHouseSmallRed', color: 'red', size: 'small' },
      { thing: 'chickenHouseSmallBlue', color: 'blue', size: 'small' },
      { thing: 'chickenHouseBigGreen', color: 'green', size: 'big' },
      { thing: 'chickenHouseBigOrange', color: 'orange', size: 'big' },
    ],
  },
};

/** The specification uses both 'road' and 'path' for the same thing, so programs may too. */
const SAME_AS: Readonly<Record<string, string>> = { woodPath: 'woodRoad', stonePath: 'stoneRoad' };

/** The key in `BUILDINGS` for a word, or undefined if there is no such building. */
export const buildingName = (word: string): string | undefined => {
  const name = Object.hasOwn(SAME_AS, word) ? SAME_AS[word] : word;
  return name !== undefined && Object.hasOwn(BUILDINGS, name) ? name : undefined;
};
