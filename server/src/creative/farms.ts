import { levelSchema } from '@hopcode/engine/formats/level';
import { z } from 'zod';
import type { LevelRow } from './creative-store.ts';

const storedFarms = z.array(levelSchema).min(1);

/** The farms that a caller gets: the author gets the saved farms, everyone else gets the shared farms. */
export const farmsFor = (row: Pick<LevelRow, 'farms' | 'shared_farms'>, own: boolean) =>
  storedFarms.parse(own ? row.farms : (row.shared_farms ?? row.farms));
