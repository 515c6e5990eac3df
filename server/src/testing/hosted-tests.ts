import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Test files with a database that `npm test` does not repeat on a hosted one, with the reason. */
export const NOT_REPEATED: Readonly<Record<string, string>> = {
  'server/src/nonsense.test.ts':
    'most requests are refused before a statement; roles.test.ts makes every call',
  'server/src/auth/login-limits.test.ts':
    'hashes hundreds of passwords; rate-limit-store.test.ts has its statements',
  'server/src/supervisor.test.ts':
    'starts and stops processes; server-killed.test.ts does it with work to lose',
  'server/src/http/request-host.test.ts': 'is about headers of requests',
  'server/src/http/sockets.test.ts': 'is about connections of browsers',
};

/** Test files of the server that use a database and are repeated on a hosted one, as paths from the root. */
export const hostedTests = (root: string): string[] =>
  globSync('server/src/**/*.test.ts', { cwd: root })
    .filter((file) => !Object.hasOwn(NOT_REPEATED, file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('await createTestDatabase()'))
    .sort();
