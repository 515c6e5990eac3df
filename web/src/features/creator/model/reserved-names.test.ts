import { COMMANDS } from '@hopcode/engine/commands/registry';
import { expect, it } from 'vitest';
import { reservedName } from './reserved-names.ts';

it.each([
  ['player', 'ours'],
  ['helper', 'ours'],
  ['for', 'keyword'],
  ['None', 'keyword'],
  ['print', 'keyword'],
  ['__name__', 'keyword'],
  ['count', undefined],
  ['position', undefined],
  ['water', undefined],
  ['Player', undefined],
  ['printer', undefined],
])('%s: %s', (name, whose) => {
  expect(reservedName(name)).toBe(whose);
});

it('allows the names of commands that are not names of Python, because programs call commands with player.', () => {
  const refused = COMMANDS.map(({ name }) => name).filter((name) => reservedName(name) !== undefined);
  expect(refused).toEqual(['open']);
});
