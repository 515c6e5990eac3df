import { useEffect, useState } from 'react';
import { readSolution, writeSolution } from './solutions.ts';
import type { LevelPlace } from './use-level-saves.ts';

/** The author's own program for a level. It stays in this browser, because players must not find it. */
export const useSolution = (place: LevelPlace | undefined, template: string) => {
  const [code, setCode] = useState(() => (place && readSolution(place)) ?? template);
  const { courseId, slug } = place ?? {};
  useEffect(() => {
    // While the solution is on the screen, its level may get its first address or a new one.
    if (courseId === undefined || slug === undefined) return;
    const at = { courseId, slug };
    if (code !== template || readSolution(at) !== undefined) writeSolution(at, code);
  }, [courseId, slug, code, template]);
  return { code, setCode };
};
export type Solution = ReturnType<typeof useSolution>;
