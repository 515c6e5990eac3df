// `npm start` runs this file. It runs the server, and starts it again if the server ends because of a fault.
// Usage: node server/src/supervise.ts [file of the server]
import path from 'node:path';
import { supervise } from './supervisor.ts';

const file = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'main.ts'));

const supervisor = supervise({
  command: [process.execPath, file],
  firstPause: 1000,
  longestPause: 60_000,
  wellAfter: 60_000,
  onEnd: ({ code, signal, pause }) => {
    const fields = { level: 50, time: Date.now(), pid: process.pid, code, signal, startsAgainInMs: pause };
    console.error(JSON.stringify({ ...fields, msg: 'the server ended' }));
  },
});
process.on('SIGINT', () => supervisor.stop('SIGINT'));
process.on('SIGTERM', () => supervisor.stop('SIGTERM'));
// SIGHUP: the terminal was closed.
process.on('SIGHUP', () => supervisor.stop('SIGTERM'));
process.exitCode = await supervisor.ended;
