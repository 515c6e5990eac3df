import { describe, expect, it } from 'vitest';
import { installMatches } from './install.mjs';

const linux = { os: 'linux', cpu: 'x64' };
const zod = { version: '4.6.7', integrity: 'sha512-a' };
const node = { version: '24.21.0', optional: true, os: ['linux'], cpu: ['x64'] };

describe('installed packages compared with the lock file', () => {
  it.each([
    ['the same', { 'node_modules/zod': zod }, { 'node_modules/zod': zod }, true],
    ['a package is missing', { 'node_modules/zod': zod }, {}, false],
    [
      'another version',
      { 'node_modules/zod': zod },
      { 'node_modules/zod': { ...zod, version: '4.6.6' } },
      false,
    ],
    [
      'other contents',
      { 'node_modules/zod': zod },
      { 'node_modules/zod': { ...zod, integrity: 'b' } },
      false,
    ],
    ['there is an additional package', {}, { 'node_modules/zod': zod }, false],
    ['the root and the workspace packages do not count', { '': {}, engine: { version: '0.1.0' } }, {}, true],
    ['an optional package made for this platform is missing', { 'node_modules/n': node }, {}, false],
    [
      'a package for another processor is missing',
      { 'node_modules/n': { ...node, cpu: ['arm64'] } },
      {},
      true,
    ],
    [
      'a package for another C library is missing',
      { 'node_modules/n': { ...node, libc: ['musl'] } },
      {},
      true,
    ],
    [
      'a package that only other platforms need is missing',
      { 'node_modules/n': { optional: true } },
      {},
      true,
    ],
  ])('%s', (_title, wanted, installed, matches) => {
    expect(installMatches(wanted, installed, linux)).toBe(matches);
  });
});
