import type { LevelAddress } from '../lib/progress/level-progress.ts';
import { useProgress } from '../lib/progress/progress-context.tsx';

/** Where everybody begins (game.md section 9). */
export const FIRST_LEVEL: LevelAddress = { courseId: 'python', levelSlug: 'intro-level1' };

/** The level the home page shows: the one last played, or the first. */
export const useHomeLevel = (): LevelAddress => {
  const { lastPlayed } = useProgress();
  return lastPlayed ?? FIRST_LEVEL;
};
