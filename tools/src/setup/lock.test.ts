import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEAD_AFTER, tryLock, withLock } from './lock.mjs';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, '.build', 'setup.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a checkout', () => {
  it('is held by one process until it is released', () => {
    const first = tryLock(path, Date.now());
    expect(first).toBeDefined();
    expect(tryLock(path, Date.now())).toBeUndefined();
    first?.release();
    expect(existsSync(path)).toBe(false);
    expect(tryLock(path, Date.now())).toBeDefined();
  });

  it('is taken from a dead holder, and the old holder does not release the new lock', () => {
    const dead = tryLock(path, Date.now());
    utimesSync(path, 0, 0);
    const next = tryLock(path, Date.now());
    expect(next).toBeDefined();
    dead?.release();
    expect(existsSync(path)).toBe(true);
  });

  it('stays with a living holder', () => {
    const holder = tryLock(path, Date.now());
    utimesSync(path, 0, 0);
    holder?.beat();
    expect(tryLock(path, Date.now())).toBeUndefined();
    expect(tryLock(path, Date.now() + DEAD_AFTER + 1000)).toBeDefined();
  });

  it('runs tasks one after the other, even after a failed task', async () => {
    const order: string[] = [];
    const task = (name: string) => async () => {
      order.push(`${name} starts`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (name === 'first') throw new Error('no luck');
    };
    const waits: string[] = [];
    const first = withLock(path, task('first'), () => waits.push('first'));
    const second = withLock(path, task('second'), () => waits.push('second'));
    await expect(first).rejects.toThrow('no luck');
    await second;
    expect(order).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
    expect(waits).toEqual(['second']);
  });
});
