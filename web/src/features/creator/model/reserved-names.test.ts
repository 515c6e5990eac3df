import { COMMANDS } from '@hopcode/engine/commands/registry';
import { expect, it } from 'vitest';
import { OF_FARM } from './reserved-names.ts';

it('has every command of the engine', () => {
  expect([...OF_FARM].sort()).toEqual(['helper', 'player', ...COMMANDS.map(({ name }) => name)].sort());
});
