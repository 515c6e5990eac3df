import type { TerrainKind } from '@hopcode/engine/formats/tilesets';
import { drawCliff } from './cliff.ts';
import { drawDeepWater } from './deep-water.ts';
import { drawFarmingGround } from './farming-ground.ts';
import { drawGrass } from './grass.ts';
import type { DrawGround } from './ground.ts';
import { drawIndoorWall } from './indoor-wall.ts';
import { drawMeadow } from './meadow.ts';
import { drawPath } from './path.ts';
import { drawSand } from './sand.ts';
import { drawSnow } from './snow.ts';
import { drawSoil, drawWetSoil } from './soil.ts';
import { drawStoneFloor } from './stone-floor.ts';
import { drawWater } from './water.ts';
import { drawWoodFloor } from './wood-floor.ts';

/** The drawing of every kind of ground that a map can contain. */
export const GROUND_DRAWINGS: Readonly<Record<TerrainKind, DrawGround>> = {
  grass: drawGrass,
  meadow: drawMeadow,
  path: drawPath,
  soil: drawSoil,
  'wet-soil': drawWetSoil,
  water: drawWater,
  'deep-water': drawDeepWater,
  sand: drawSand,
  snow: drawSnow,
  'stone-floor': drawStoneFloor,
  'wood-floor': drawWoodFloor,
  'farming-ground': drawFarmingGround,
  cliff: drawCliff,
  'indoor-wall': drawIndoorWall,
};
