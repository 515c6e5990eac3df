import { describe, expect, it } from 'vitest';
import { isAtLeast, projectNodeProblem, setupProblem } from './node-version.mjs';

describe('versions of Node', () => {
  it.each([
    ['v20.19.0', [20, 19], true],
    ['v20.18.3', [20, 19], false],
    ['v22.1.0', [20, 19], true],
    ['24.21.0', [24, 0], true],
    ['v9.9.9', [20, 19], false],
  ] as const)('%s against %j', (version, least, enough) => {
    expect(isAtLeast(version, least)).toBe(enough);
  });

  it('names the version of Node that was found and the version that the setup needs', () => {
    expect(setupProblem('v18.20.0')).toMatch(/20\.19.*v18\.20\.0/);
    expect(setupProblem('v20.19.0')).toBeUndefined();
  });

  it('runs the Node of the project to get its version', () => {
    expect(projectNodeProblem(process.execPath)).toBeUndefined();
    expect(projectNodeProblem('/nowhere/node')).toMatch(/does not start here.*install Node 24/);
  });
});
