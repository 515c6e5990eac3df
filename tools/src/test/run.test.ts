import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

const node = (script: string, limit = 20_000) =>
  run({ command: [process.execPath, '-e', script], cwd: process.cwd(), limit, live: false });

describe('running a program', () => {
  it.each([
    ['ends well', "console.log('fine')", true, 'fine'],
    ['ends badly', "console.error('oh'); process.exit(3)", false, 'oh'],
    [
      'gets no input',
      "process.stdin.on('data', () => {}).on('end', () => console.log('no input'))",
      true,
      'no input',
    ],
  ])('%s', async (_title, script, well, output) => {
    const ended = await node(script);
    expect(ended.well).toBe(well);
    expect(ended.output).toContain(output);
  });

  it('ends a program that takes too long', async () => {
    const ended = await node('setInterval(() => {}, 1000)', 300);
    expect(ended.well).toBe(false);
    expect(ended.output).toContain('not finished after 0.3 s');
  });

  it('tells of a program that does not exist', async () => {
    const ended = await run({ command: ['no-such-program'], cwd: process.cwd(), limit: 1000, live: false });
    expect(ended).toMatchObject({ well: false, output: expect.stringContaining('ENOENT') });
  });
});
