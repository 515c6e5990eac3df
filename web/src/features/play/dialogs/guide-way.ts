import type { PlayableLevel } from '@hopcode/contract/level/data';
import { mapSize } from '@hopcode/engine/formats/level-map';

/** The picture of a level with the path of its solution, and its size in tiles. */
export type GuideWay = {
  readonly image: string;
  readonly columns: number;
  readonly rows: number;
  readonly levelName: string;
};

/** The picture to show; undefined for a level without goals or without a picture, for example a level by a user. */
export const wayOf = ({ guideImage, levelGoals, map, name }: PlayableLevel): GuideWay | undefined => {
  if (!guideImage || levelGoals.length === 0) return undefined;
  const [columns, rows] = mapSize(map);
  return { image: guideImage, columns, rows, levelName: name };
};
