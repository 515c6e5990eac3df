import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The folder of the control groups. Version 1 has a folder for each resource, version 2 one folder for all resources.
 */
const ROOT = '/sys/fs/cgroup';

/**
 * The processes get 5 of every 10 ms on one core. The periods are short, because a processor that stops for 50 ms at a
 * time does not behave like a slow one.
 */
const [PERIOD, QUOTA] = ['10000', '5000'];

const limit = (): string => {
  const name = `hopcode-bench-${process.pid}`;
  if (existsSync(`${ROOT}/cpu`)) {
    const group = `${ROOT}/cpu/${name}`;
    mkdirSync(group);
    writeFileSync(`${group}/cpu.cfs_period_us`, PERIOD);
    writeFileSync(`${group}/cpu.cfs_quota_us`, QUOTA);
    return group;
  }
  if (!readFileSync(`${ROOT}/cgroup.subtree_control`, 'utf8').includes('cpu'))
    writeFileSync(`${ROOT}/cgroup.subtree_control`, '+cpu');
  const group = `${ROOT}/${name}`;
  mkdirSync(group);
  writeFileSync(`${group}/cpu.max`, `${QUOTA} ${PERIOD}`);
  return group;
};

const removeGroup = (group: string): void => {
  try {
    rmdirSync(group);
  } catch (error) {
    // A process of the group may still be ending. A group that is left over costs nothing.
    console.warn(`${group} could not be removed.`, error);
  }
};

/**
 * Returns the path of a command that starts `program`, with all its child processes, on half a core. The CPU throttling
 * of the browser's developer tools would slow down only the main thread of a page. The limit works only on Linux and as
 * root, and is removed when this process ends. @throws without root or without control groups
 */
export const onHalfCore = (program: string): string => {
  const group = limit();
  const folder = mkdtempSync(join(tmpdir(), 'hopcode-half-core-'));
  const command = join(folder, 'browser.sh');
  writeFileSync(command, `#!/bin/sh\necho $$ > '${group}/cgroup.procs'\nexec '${program}' "$@"\n`, {
    mode: 0o755,
  });
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    removeGroup(group);
  });
  return command;
};
