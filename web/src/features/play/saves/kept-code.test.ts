import { describe, expect, it } from 'vitest';
import { keptCode } from './kept-code.ts';

const local = (code: string | null, codeAt: number) => ({ status: 'in_progress' as const, code, codeAt });
const saved = (last_code_executed: string | null, at?: number) => ({
  last_code_executed,
  saved_at: at === undefined ? null : new Date(at).toISOString(),
});

describe('the program that a level opens with', () => {
  it.each([
    ['none', undefined, saved(null), null],
    ['of this browser', local('own', 5), saved(null), 'own'],
    ['of the server', undefined, saved('theirs', 5), 'theirs'],
    ['of the server, when only the level was opened here', local(null, 0), saved('theirs', 5), 'theirs'],
    ['newer in this browser', local('own', 9), saved('theirs', 5), 'own'],
    ['newer from another device', local('own', 5), saved('theirs', 9), 'theirs'],
    [
      'newer in this browser, whose previous one the server has only just saved',
      local('own', 5),
      saved('earlier', 9),
      'own',
    ],
    ['of this browser, when the time of the other run is unknown', local('own', 5), saved('theirs'), 'own'],
  ])('%s', (_title, here, there, code) => {
    expect(keptCode(here, there, (known) => known === 'earlier')?.code ?? null).toBe(code);
  });

  it.each([
    ['this browser', local('own', 9), 'browser'],
    ['the server', local('own', 1), 'server'],
  ] as const)('comes from %s', (_title, here, from) => {
    expect(keptCode(here, saved('theirs', 5), () => false)?.from).toBe(from);
  });
});
