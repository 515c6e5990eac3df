// Repeatedly kills the server (SIGKILL) during 12 simultaneous saves and 4 deletions of accounts, starts the next server,
// and counts the answered saves and deletions that were lost.
// Usage: node server/src/testing/kill-server.ts [rounds]
import { killableDatabase, startOn } from './killable-database.ts';
import { killServerRound, type ServerRound } from './server-kills.ts';

const [rounds = '10'] = process.argv.slice(2);
const database = await killableDatabase('external', { smallDisk: false });
const start = () => startOn(database);
let server = await start();
const done: ServerRound[] = [];
try {
  for (let round = 0; round < Number(rounds); round += 1) {
    const { result, next } = await killServerRound(
      server,
      { databaseUrl: database.url('hopcode'), start },
      round,
    );
    server = next;
    done.push(result);
    console.log(JSON.stringify({ round, ...result }));
  }
  const sum = (count: (round: ServerRound) => number): number =>
    done.reduce((total, one) => total + count(one), 0);
  console.log(
    JSON.stringify({
      kills: done.length,
      saves: sum((one) => one.saves),
      lostSaves: sum((one) => one.lostSaves),
      deletions: sum((one) => one.deletions),
      undoneDeletions: sum((one) => one.undoneDeletions),
      halfDeleted: sum((one) => one.halfDeleted),
      longestBackMs: Math.max(...done.map((one) => one.backMs)),
    }),
  );
} finally {
  const { child, exits } = server;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  if (exits() === 0) await ended;
  await database.remove();
}
