import type { LevelStatus } from '@hopcode/contract/level/level-status';

/** The sign of each status: none of them is told by colour alone. */
export const STATUS_SIGNS: Readonly<Record<LevelStatus, string>> = {
  not_started: '',
  in_progress: '…',
  complete: '✓',
};
