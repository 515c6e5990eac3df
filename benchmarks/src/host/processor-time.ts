import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc/<pid>/stat on Linux. */
const TICKS = 100;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended since the folder was read.
    return '';
  }
};

/**
 * Seconds of processor time used so far by every process with `mark` in its command line, for example the folder of a
 * browser's profile. Unlike elapsed time, processor time hardly depends on other work on the machine. Works only on
 * Linux; returns 0 elsewhere.
 */
export const processorSeconds = (mark: string): number => {
  const processes = read('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  let ticks = 0;
  for (const id of processes) {
    if (!read(`/proc/${id}/cmdline`).includes(mark)) continue;
    // After the name of the process, which may contain spaces, come its state and then numbers. User and system time
    // are the 12th and the 13th of these fields.
    const fields = read(`/proc/${id}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return ticks / TICKS;
};
