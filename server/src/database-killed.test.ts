import { afterAll, expect, test } from 'vitest';
import { killRound } from './testing/database-kills.ts';
import { killableDatabase, startOn } from './testing/killable-database.ts';

const database = await killableDatabase('embedded', { smallDisk: false });
const server = await startOn(database);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await database.remove();
});

test.each(['terminate', 'kill', 'terminate', 'kill'] as const)(
  'the server survives the death of its database during saves, and loses no answered save: %s',
  async (kill) => {
    const { acknowledged, lost, statuses, backMs } = await killRound(server, database, kill);
    expect(server.exits()).toBe(0);
    expect(lost).toBe(0);
    expect(acknowledged).toBeGreaterThan(60);
    expect(backMs).toBeLessThan(Number.POSITIVE_INFINITY);
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  },
);
