import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { LevelProgress } from '../../lib/progress/level-progress.ts';

/**
 * The program that a level opens with: the newer one of what this browser keeps and of what the server keeps, which
 * may come from another device. Null when none has run.
 */
export const keptCode = (
  local: LevelProgress | undefined,
  { last_code_executed: saved, saved_at: savedAt }: Pick<PlayableLevel, 'last_code_executed' | 'saved_at'>,
): string | null => {
  const code = local?.code ?? null;
  if (local === undefined || code === null || saved === null) return code ?? saved;
  return savedAt && Date.parse(savedAt) > local.codeAt ? saved : code;
};
