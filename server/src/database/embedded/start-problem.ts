import { statfsSync } from 'node:fs';
import path from 'node:path';

/** If the disk has fewer free bytes than this, PostgreSQL cannot write anything. */
const LEAST_FREE = 1_000_000;

/** PostgreSQL did not start. A person must change something before it can start. The message says what to do. */
export class StartProblem extends Error {}

const ADVICE: readonly (readonly [RegExp, (data: string) => string])[] = [
  [
    /No space left on device|Check free disk space|ENOSPC|Disk quota exceeded|EDQUOT/,
    (data) =>
      `The disk of ${data} is full. Free some space on it (df -h shows how much is left), then start Hopcode again.`,
  ],
  [
    /Permission denied|EACCES|EPERM|wrong ownership|invalid permissions/,
    (data) =>
      `PostgreSQL may not read or write ${data}. Give the folder and all files in it back to the user that ` +
      'PostgreSQL runs as (chown -R) with the mode 700, then start Hopcode again.',
  ],
  [
    /Read-only file system|EROFS/,
    (data) => `The disk of ${data} can only be read. Mount it for writing, then start Hopcode again.`,
  ],
  [
    /incompatible with server|initialized by PostgreSQL version/,
    (data) =>
      `The data in ${data} were made by another version of PostgreSQL. Start the Hopcode that made them, or set ` +
      'DATA_DIR to an empty folder.',
  ],
];

/** Creates a problem with advice for this log output. If no advice is known, the message contains the output itself. */
export function startProblem(data: string, text: string): StartProblem {
  // On a full disk, PostgreSQL cannot even write its log.
  if (text === '' && isFull(path.dirname(data))) return startProblem(data, 'ENOSPC');
  const advice = ADVICE.find(([pattern]) => pattern.test(text))?.[1](data);
  const reason = text.split('\n').findLast((line) => /FATAL|PANIC|could not|error/i.test(line)) ?? text;
  if (advice === undefined) return new StartProblem(`PostgreSQL in ${data} did not start: ${text}`);
  return new StartProblem(`${advice} (${reason.trim()})`);
}

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_FREE;
}

/** Runs `work`, which uses files of the data folder. If the file system refuses an access, throws a `StartProblem`. */
export function withAdvice<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartProblem || !(error instanceof Error) || !('code' in error)) throw error;
    throw startProblem(folder, error.message);
  }
}
