import { expect, it } from 'vitest';
import { inGroups } from './group-order.ts';

const file = (name: string, moduleId: string) => ({ moduleId, project: { name } });

it('sorts files by project, then by path', () => {
  const files = [file('b', '2'), file('a', '3'), file('b', '1'), file('a', '0')];
  expect(inGroups(files, ['b', 'a'])).toEqual([
    file('b', '1'),
    file('b', '2'),
    file('a', '0'),
    file('a', '3'),
  ]);
});
