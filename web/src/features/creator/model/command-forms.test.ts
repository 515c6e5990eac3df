import { goalActionSchema } from '@hopcode/engine/formats/level';
import creator from '@hopcode/translations/en/creator.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { COMMAND_ACTIONS } from './command-forms.ts';

/** The kinds of goals that the command of an X can meet. The others are about variables and files. */
const OF_COMMANDS = goalActionSchema.exclude(['assign', 'compare', 'file']).options;

it('the creator offers the command of each kind of goal', () => {
  expect([...COMMAND_ACTIONS].toSorted()).toEqual([...OF_COMMANDS].toSorted());
});

it.each(OF_COMMANDS)('translations/en/creator.json has words for the goal and the command %s', (action) => {
  expect(Object.keys(creator.goal)).toContain(action);
  expect(Object.keys(creator.command)).toContain(action);
});
