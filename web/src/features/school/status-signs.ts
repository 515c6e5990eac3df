import type { LevelStatus } from '@hopcode/contract/level/level-status';

/** The sign of each status, because colour alone must not show the difference. */
export const STATUS_SIGNS: Readonly<Record<LevelStatus, string>> = {
  not_started: '',
  in_progress: '…',
  complete: '✓',
};
