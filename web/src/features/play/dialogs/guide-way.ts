import type { PlayableLevel } from '@hopcode/contract/level/data';
import { mapSize } from '@hopcode/engine/formats/level';

/** The picture of a level with the way of its solution, and how many tiles it shows. */
export type GuideWay = {
  readonly image: string;
  readonly columns: number;
  readonly rows: number;
  readonly levelName: string;
};

/** Where nothing is asked for, and in levels that people made, there is no way to show. */
export const wayOf = ({ guideImage, levelGoals, map, name }: PlayableLevel): GuideWay | undefined => {
  if (!guideImage || levelGoals.length === 0) return undefined;
  const [columns, rows] = mapSize(map);
  return { image: guideImage, columns, rows, levelName: name };
};
