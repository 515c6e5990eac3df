import { createContext, use } from 'react';
import { z } from 'zod';
import type { LevelAddress } from './progress/level-progress.ts';

/** The data that the page of a level shows before the level has loaded (docs/decisions/0048). */
export const levelPreviewSchema = z.object({
  courseId: z.string(),
  levelSlug: z.string(),
  name: z.string(),
  goal: z.string(),
  /** The language of the goal. */
  goalLang: z.string(),
  /** The starter code. */
  code: z.string(),
  /** The address of the picture of the farm. */
  picture: z.string(),
});
export type LevelPreview = z.infer<typeof levelPreviewSchema>;

export const LevelPreviewContext = createContext<LevelPreview | undefined>(undefined);

/** The preview of a level. Undefined if the page was opened with another level or with no level. */
export const useLevelPreview = ({ courseId, levelSlug }: LevelAddress): LevelPreview | undefined => {
  const preview = use(LevelPreviewContext);
  return preview?.courseId === courseId && preview.levelSlug === levelSlug ? preview : undefined;
};
