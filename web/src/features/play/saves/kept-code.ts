import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { LevelProgress } from '../../../lib/progress/level-progress.ts';

/** A program that ran, and who kept it. */
export type KeptCode = { readonly code: string; readonly from: 'browser' | 'server' };

/**
 * The program that a level opens with: the newer one of what this browser keeps and of what the server keeps, which
 * may come from another device. Undefined when none has run. `isOwn` says of the server's program whether this browser
 * has made it: it has arrived late, then, and is no newer than what is kept here.
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
