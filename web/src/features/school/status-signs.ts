import type { LevelStatus } from '@hopcode/contract/level/level-status';

/** The symbol of each status, so that colour is never the only difference. */
export const STATUS_SIGNS: Readonly<Record<LevelStatus, string>> = {
  not_started: '',
  in_progress: '…',
  complete: '✓',
};
