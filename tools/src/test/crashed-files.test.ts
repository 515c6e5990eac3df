import { describe, expect, it } from 'vitest';
import { crashedFiles } from './crashed-files.ts';

const exit = (signal: string, file: string): string =>
  `Caused by: Error: Worker exited unexpectedly with signal ${signal} during started state while running test file ${file}\n`;

describe('files whose process crashed', () => {
  it.each([
    ['none', 'FAIL a.test.ts > walks on', []],
    ['one', exit('SIGTRAP', '/x/a.test.ts'), ['/x/a.test.ts']],
    ['each once', exit('SIGSEGV', '/x/a.test.ts') + exit('SIGSEGV', '/x/a.test.ts'), ['/x/a.test.ts']],
    [
      'does not include a file that was stopped',
      exit('SIGTERM', '/x/a.test.ts') + exit('SIGKILL', '/x/b.test.ts'),
      [],
    ],
  ])('%s', (_title, output, files) => {
    expect(crashedFiles(output)).toEqual(files);
  });
});
