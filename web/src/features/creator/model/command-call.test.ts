import { expect, it } from 'vitest';
import { commandCall } from './command-call.ts';
import type { CommandAction } from './command-forms.ts';

it.each<[CommandAction, string | undefined, string | undefined]>([
  ['plant', 'carrotSeeds', 'player.plant("carrotSeeds")'],
  ['build', 'chickenHouseSmallRed', 'player.build("chickenHouse", "red", "small")'],
  ['open', 'gate', undefined],
  ['speak', undefined, undefined],
])('%s %s is called as %s', (action, thing, call) => {
  expect(commandCall(action, thing)).toBe(call);
});
