// Repeatedly breaks the database during 16 simultaneous saves, and counts the failures.
// Usage: node server/src/testing/kill-database.ts [terminate|kill|full-disk] [embedded|external] [rounds]
// With full-disk it mounts a small disk in memory, which needs root.
import { KILLS, type Kill, killRound, type Round } from './database-kills.ts';
import { killableDatabase, startOn } from './killable-database.ts';

const [kind = 'kill', where = 'embedded', rounds = '10'] = process.argv.slice(2);
const kill = KILLS.find((one): one is Kill => one === kind);
if (kill === undefined || (where !== 'embedded' && where !== 'external')) {
  throw new Error(`Usage: kill-database.ts [${KILLS.join('|')}] [embedded|external] [rounds]`);
}

const database = await killableDatabase(where, { smallDisk: kill === 'full-disk' });
const server = await startOn(database);
const done: Round[] = [];
try {
  for (let round = 0; round < Number(rounds) && server.exits() === 0; round += 1) {
    const result = await killRound(server, database, kill);
    done.push(result);
    const { acknowledged, lost, statuses, backMs } = result;
    console.log(
      JSON.stringify({ round, acknowledged, lost, statuses: Object.fromEntries(statuses), backMs }),
    );
  }
  const sum = (count: (round: Round) => number): number => done.reduce((total, one) => total + count(one), 0);
  const statuses = [...new Set(done.flatMap((one) => [...one.statuses.keys()]))].sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      kill,
      where,
      kills: done.length,
      exits: server.exits(),
      acknowledged: sum((one) => one.acknowledged),
      lost: sum((one) => one.lost),
      statuses: Object.fromEntries(
        statuses.map((status) => [status, sum((one) => one.statuses.get(status) ?? 0)]),
      ),
      longestBackMs: Math.max(...done.map((one) => one.backMs)),
    }),
  );
} finally {
  server.child.kill('SIGTERM');
  await new Promise((resolve) => {
    if (server.child.exitCode !== null || server.child.signalCode !== null) resolve(undefined);
    else server.child.once('exit', resolve);
  });
  await database.remove();
}
