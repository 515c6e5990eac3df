import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { LevelProgress } from '../../../lib/progress/level-progress.ts';

/** A program that has run, and where it was stored. */
export type KeptCode = { readonly code: string; readonly from: 'browser' | 'server' };

/**
 * The program that a level opens with: the newer of two programs. One is in this browser, the other on the server,
 * perhaps from another device. Undefined if no program has run. `isOwn` returns whether this browser sent the server's
 * program. A program from this browser may have arrived late, but it is never newer than the program in this browser.
 */
export const keptCode = (
  local: LevelProgress | undefined,
  { last_code_executed: saved, saved_at: savedAt }: Pick<PlayableLevel, 'last_code_executed' | 'saved_at'>,
  isOwn: (code: string) => boolean,
): KeptCode | undefined => {
  const here: KeptCode | undefined =
    typeof local?.code === 'string' ? { code: local.code, from: 'browser' } : undefined;
  if (saved === null) return here;
  const there: KeptCode = { code: saved, from: 'server' };
  if (local === undefined || here === undefined) return there;
  return savedAt && Date.parse(savedAt) > local.codeAt && !isOwn(saved) ? there : here;
};
